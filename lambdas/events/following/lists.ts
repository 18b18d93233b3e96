import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { cursorsFor } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { StandingIn } from '#lambdas/teams/ports/team-standings.ts';
import type { TeamReader } from '#lambdas/teams/ports/teams.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { listedFacts } from '#shared/events/details/listed-facts.ts';
import { placeLabel } from '#shared/events/details/place-label.ts';
import type { following, PublicCard } from '#shared/events/following/contract.ts';
import type { FindHostedInPublic } from '../details/hosted-in-public.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import type { FavouriteStore } from '../favourites/store.ts';
import type { FindPublicEvents } from './public-events.ts';

type Operations = (typeof following)['operations'];

/** What these lists are read from. */
export interface ListParts {
  readonly teams: Pick<TeamReader, 'find'>;
  readonly favourites: Pick<FavouriteStore, 'listHosts'>;
  readonly find: FindPublicEvents;
  readonly hostedInPublic: FindHostedInPublic;
  readonly standingIn: StandingIn;
}

export async function listTeamEvents(
  input: Parsed<Operations['listTeamEvents']>,
  { now }: Pick<Caller, 'now'>,
  { teams, find }: Pick<ListParts, 'teams' | 'find'>,
): Promise<Output<Operations['listTeamEvents']>> {
  const { teamId } = input;
  const team = await teams.find(teamId);
  if (!team || team.facts.visibility === 'private') throw new Problem('team.notFound');
  return pageOf({ teamId }, { list: 'listTeamEvents', ...input }, now, find);
}

/** Its own people see the events of a community whatever their audience, as they may open each of them. */
export async function listCommunityEvents(
  input: Parsed<Operations['listCommunityEvents']>,
  caller: Caller,
  { standingIn, find }: Pick<ListParts, 'standingIn' | 'find'>,
): Promise<Output<Operations['listCommunityEvents']>> {
  const { teamId } = input;
  if (!(await standingIn({ hostingTeam: teamId }, actorOf(caller).userId))) throw new Problem('team.notFound');
  return pageOf({ teamId, isOfTeam: true }, { list: 'listCommunityEvents', ...input }, caller.now, find);
}

/** Hosts are known by what they host in public; others look like unknown people. */
export async function listHostEvents(
  input: Parsed<Operations['listHostEvents']>,
  { now }: Pick<Caller, 'now'>,
  { hostedInPublic, find }: Pick<ListParts, 'hostedInPublic' | 'find'>,
): Promise<Output<Operations['listHostEvents']>> {
  const { hostId } = input;
  const latest = await hostedInPublic(hostId);
  if (!latest) throw new Problem('favourite.notFound');
  const page = await pageOf({ hostId }, { list: 'listHostEvents', ...input }, now, find);
  return { host: { hostId, displayName: latest.hostName }, ...page };
}

/** So many hosts on a page, each with so many of their events. */
const [hostsAtOnce, eventsOfEach] = [10, 3];

export async function listFollowedHosts(
  input: Parsed<Operations['listFollowedHosts']>,
  caller: Caller,
  { favourites, hostedInPublic, find }: ListParts,
): Promise<Output<Operations['listFollowedHosts']>> {
  const { userId } = actorOf(caller);
  const cursors = cursorsFor(userId, { list: 'listFollowedHosts' });
  const after = input.cursor && (await cursors.read(input.cursor));
  const page = await favourites.listHosts({ userId, limit: hostsAtOnce, after });
  const hosts = page.favourites.map(async ({ refId: hostId, title }) => {
    const [latest, { events }] = await Promise.all([
      hostedInPublic(hostId),
      find({ of: { hostId }, when: 'upcoming', now: caller.now, limit: eventsOfEach }),
    ]);
    return {
      hostId,
      displayName: latest?.hostName ?? title,
      available: latest !== undefined,
      next: events.map(toCard),
    };
  });
  return {
    hosts: await Promise.all(hosts),
    ...(page.after && { nextCursor: await cursors.write(page.after) }),
  };
}

interface Query extends Readonly<Record<string, unknown>> {
  readonly when: 'upcoming' | 'past';
  readonly limit: number;
  readonly cursor?: string | undefined;
}

async function pageOf(of: Parameters<FindPublicEvents>[0]['of'], query: Query, now: Date, find: FindPublicEvents) {
  const cursors = cursorsFor('public', query);
  const { when, limit, cursor } = query;
  const page = await find({ of, when, limit, now, after: cursor && (await cursors.read(cursor)) });
  return {
    events: page.events.map(toCard),
    ...(page.after && { nextCursor: await cursors.write(page.after) }),
  };
}

const toCard = (event: StoredEvent): PublicCard => ({
  eventId: event.eventId,
  title: event.title,
  gameTypeId: event.gameTypeId,
  ...(event.otherGameType && { otherGameType: event.otherGameType }),
  status: event.status,
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  timeZone: event.timeZone,
  placeLabel: placeLabel(event.location),
  ...listedFacts(event),
});
