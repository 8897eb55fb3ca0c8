// Loaded into each measured process: leaves its peak memory, in megabytes, in a file.
import { writeFileSync } from "node:fs";

process.on("exit", () => {
  writeFileSync(process.env.BENCH_MEMORY_FILE, String(process.resourceUsage().maxRSS / 1024));
});
