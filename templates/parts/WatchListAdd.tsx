import type { Production } from "../../src/model/production.ts";
import { hrefOfPath } from "../../src/model/path.ts";
import { useSite } from "../context.ts";
import { Island } from "./Island.tsx";

interface WatchListAddProps {
  readonly film: Pick<Production, "ediNumber" | "title">;
  /** Path of the page, to which a log-in returns. */
  readonly path: string;
}

/** The way onto one's own watch list; nothing for what the film club cannot know. */
export function WatchListAdd({ film: { ediNumber, title }, path }: WatchListAddProps) {
  const { membership } = useSite();
  if (membership === undefined || ediNumber === null) return null;
  const props = { ediNumber, title, path: hrefOfPath(path) };
  return <Island name="WatchListButton" when="member" props={props} />;
}
