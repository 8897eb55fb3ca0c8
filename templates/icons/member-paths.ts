/** The drawings of members' islands, which browsers download: apart from all the others. */
export const MEMBER_PATHS = {
  star: "m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6L3.4 9.8l6-.8z",
  "star-empty": "m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6L3.4 9.8l6-.8z",
  close: "m5.5 5.5 13 13m0-13-13 13",
  profile: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.8-4 3.8-5.7 7.5-5.7s6.7 1.7 7.5 5.7",
  avatar:
    "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zm0 4.5a3.2 3.2 0 1 1 0 6.4A3.2 3.2 0 0 1 12 7zM6 19.2c1-2.7 3.3-3.9 6-3.9s5 1.2 6 3.9",
  exclamation: "M12 5.5v8.5m0 3.8v.2M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z",
  ticket:
    "M3 8.5V6h18v2.5a3.5 3.5 0 0 0 0 7V18H3v-2.5a3.5 3.5 0 0 0 0-7zM14.5 6.5v2m0 2.5v2m0 2.5v2",
} as const;

/** The name of a drawing of members' islands. */
export type MemberIconName = keyof typeof MEMBER_PATHS;
