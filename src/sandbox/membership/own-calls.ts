import { failure, json, jsonObject, type Reply, type SandboxRequest } from "../server/exchange.ts";
import { get, post, type Route } from "../server/service.ts";
import type { Backend } from "./backend.ts";
import type { Member } from "./members.ts";
import { movieInfoOf } from "./movies.ts";
import { pageOf } from "./page.ts";
import { qrPath } from "./pictures.ts";
import { ticketsOf } from "./tickets.ts";

/** What is a member's own: tickets and watch list (contract, section 4). */
export function ownRoutes(backend: Backend): Route[] {
  const { endpoints } = backend.dialect;
  const { sessions } = backend;
  return [
    get(
      endpoints.tickets,
      sessions.forMembers(({ query }, member) => list(ticketsFor(member, backend), query, backend)),
    ),
    get(
      endpoints.watchList,
      sessions.forMembers(({ query }, member) => {
        const byId = new Map(backend.movies().map((movie) => [movie.id, movie]));
        const listed = [...member.watchList].flatMap((id) => byId.get(id) ?? []);
        return list(listed.map(movieInfoOf), query, backend);
      }),
    ),
    post(
      endpoints.addToWatchList,
      sessions.forMembers((request, member) => addToWatchList(request, member, backend)),
    ),
  ];
}

function list(items: readonly unknown[], query: URLSearchParams, { dialect }: Backend): Reply {
  const page = pageOf(items, query, dialect.listPageSize);
  return page ? json(page) : failure(400, "skip and take must be small whole numbers.");
}

function ticketsFor(member: Member, { events, now, baseUrl }: Backend) {
  if (!member.isDemo) return [];
  const qrAddress = (code: string) => `${baseUrl}${qrPath(code)}`;
  return ticketsOf({ events: events(), now: now(), qrAddress });
}

/** A film that is on the list already stays where it is, and the answer is the same. */
function addToWatchList(request: SandboxRequest, member: Member, { movies }: Backend): Reply {
  const { id } = jsonObject(request) ?? {};
  if (typeof id !== "string" && typeof id !== "number") return failure(400, "Send the film's id.");
  const movie = movies().find((candidate) => String(candidate.id) === String(id));
  if (!movie) return failure(404, "Vi kjenner ikke denne filmen.");
  member.watchList.add(movie.id);
  return json(true);
}
