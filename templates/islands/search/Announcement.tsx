import { useEffect, useState } from "react";

/** Who types fast is told of the last result only. */
const QUIET_MS = 700;

/** Tells screen readers what a search found, once the typing has paused. */
export function Announcement({ text }: { readonly text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
