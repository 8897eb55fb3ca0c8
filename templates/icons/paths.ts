import { MEMBER_PATHS } from "./member-paths.ts";

/** Our own drawings on a grid of 24 by 24, stroked with round ends where not said otherwise. */
export const PATHS = {
  ...MEMBER_PATHS,
  "arrow-right": "M4 12h16m-6-6 6 6-6 6",
  "arrow-left": "M20 12H4m6-6-6 6 6 6",
  "arrow-down": "M12 4v16m-6-6 6 6 6-6",
  "arrow-out": "M7 17 17 7M9 7h8v8",
  "head-right": "m9 5 7 7-7 7",
  "head-left": "m15 5-7 7 7 7",
  "head-down": "m5 9 7 7 7-7",
  play: "M8 5.2v13.6L19 12z",
  pause: "M7 5h3.5v14H7zm6.5 0H17v14h-3.5z",
  search: "M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm4.8 11.3L20.5 20.5",
  menu: "M3.5 8h17m-17 8h17",
  calendar: "M4 6h16v14H4zm0 4.5h16M8 3.5V7m8-3.5V7",
  share: "M12 15V3.5m-4.5 4L12 3.2l4.5 4.3M5 12v8.5h14V12",
  pin: "M12 21c4.7-5 7-8.5 7-11.4a7 7 0 0 0-14 0c0 2.9 2.3 6.4 7 11.4zm0-14a2.7 2.7 0 1 1 0 5.4A2.7 2.7 0 0 1 12 7z",
  phone:
    "M5 4h4l1.5 5-2.3 1.6a12 12 0 0 0 5.2 5.2L15 13.5l5 1.5v4c0 .8-.7 1.5-1.5 1.5C10.5 20 4 13.5 3.5 5.5 3.5 4.7 4.2 4 5 4z",
  "app-store": "M12 4 5.5 19M12 4l6.5 15M3.5 15.5h17",
  "google-play": "M5 3.5v17l14-8.5zm0 0 9.5 11M5 20.5l9.5-11",
  mail: "M3.5 5.5h17v13h-17zm.5.5 8 7 8-7",
} as const;

/** The name of a drawing. */
export type IconName = keyof typeof PATHS;
