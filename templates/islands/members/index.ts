/*
 * What members' islands share. They import it from here, so that it becomes one chunk beside React,
 * which all of them need, and not a handful of small ones for each pair of islands.
 */

export { useIsLive, useIsOnline, useQuery } from "./browser.ts";
export { failureText, type StatusTexts } from "./failure-text.ts";
export { FailureNotice } from "./FailureNotice.tsx";
export { Loading } from "./Loading.tsx";
export { LogInPrompt } from "./LogInPrompt.tsx";
export { MemberIcon } from "./MemberIcon.tsx";
export { MemberOnly } from "./MemberOnly.tsx";
export { useMemberState } from "./membership.ts";
export { PATHS, returnPathOf, withReturn } from "./paths.ts";
export { Poster } from "./Poster.tsx";
export { ratingText, Stars } from "./Stars.tsx";
export { sortTickets, ticketKey } from "./sort-tickets.ts";
export { titleOf, updatedText, whenText } from "./ticket-text.ts";
export { useLoad, useTask } from "./work.ts";
