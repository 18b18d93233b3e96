import { type BlockReader, isParted } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Memberships } from '#lambdas/teams/ports/memberships.ts';
import type { FindNamedThing, NamedThing } from '#lambdas/teams/ports/named-things.ts';
import type { FindOrganizationName } from '#lambdas/teams/ports/organization-name.ts';
import { findTeamFor, type TeamReader } from '#lambdas/teams/ports/teams.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import type { FavouriteKind } from '#shared/events/favourites/favourite-words.ts';
import type { FindHostedInPublic } from '../details/hosted-in-public.ts';
import type { EventStore } from '../details/store.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { visibleEvent } from '../details/visibility/visible-event.ts';
import type { FindNamedPlace } from './named-places.ts';

/** An event that a user may see; nothing of any other, whether or not there is one. */
async function visibleEventOrNone(
  { refId, token, userId }: { refId: string; token?: string | undefined; userId: string },
  events: EventStore,
): Promise<StoredEvent | undefined> {
  const seen = await visibleEvent({ eventId: refId, token }, events, userId).catch(nothingIfHidden);
  return seen?.event;
}

const nothingIfHidden = (error: unknown): undefined => {
  if (!(error instanceof Problem)) throw error;
};

/** What a user may know of a thing that they saved or want to. */
interface Thing {
  readonly title: string;
  /** Only of a place. */
  readonly isClosed?: boolean;
  readonly event?: Event;
}

interface Wanted {
  readonly kind: FavouriteKind;
  readonly refId: string;
  readonly token?: string | undefined;
  readonly userId: string;
}

/** A thing as a user may see it now; nothing where it is gone or hidden, which look alike. */
export type FindThing = (wanted: Wanted) => Promise<Thing | undefined>;

export interface ThingParts {
  readonly events: EventStore;
  readonly hostedInPublic: FindHostedInPublic;
  readonly teams: Pick<TeamReader, 'find'>;
  readonly memberships: Pick<Memberships, 'find' | 'isBanned'>;
  readonly namedPlace: FindNamedPlace;
  readonly things: FindNamedThing;
  readonly organizationName: FindOrganizationName;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
}

type Finder = (wanted: Omit<Wanted, 'kind'>, parts: ThingParts) => Promise<Thing | undefined>;

const finders: Readonly<Record<FavouriteKind, Finder>> = {
  event: async (wanted, { events }) => {
    const event = await visibleEventOrNone(wanted, events);
    return event && { title: event.title, event };
  },
  // Hosts are known by what they host in public; others look like unknown people, and so do blocked ones.
  person: async ({ refId, userId }, { hostedInPublic, blocks }) => {
    const hosted = await hostedInPublic(refId);
    if (!hosted || isParted(await blocks.partedFrom(userId), refId)) return undefined;
    return { title: hosted.hostName };
  },
  team: async ({ refId: teamId, userId }, parts) => {
    const found = await findTeamFor({ userId, teamId }, parts.teams, parts.memberships);
    return found && { title: found.team.facts.name };
  },
  organization: async ({ refId }, { organizationName }) => {
    const title = await organizationName(refId);
    return title === undefined ? undefined : { title };
  },
  place: async ({ refId }, { namedPlace }) => {
    const found = await namedPlace(refId);
    return found && { title: found.name, isClosed: found.isClosed };
  },
  season: async ({ refId, userId }, parts) => ofTeam(await parts.things(refId), userId, parts),
  tournament: async ({ refId, userId }, parts) => ofTeam(await parts.things(refId), userId, parts),
  game: async ({ refId, userId, token }, parts) => {
    const game = await parts.things(refId);
    return game && (await whereSeen(game, { userId, token }, parts)) && { title: game.name };
  },
};

/** What a community runs is seen where it is, and drafts cannot be saved. */
async function ofTeam(
  found: NamedThing | undefined,
  userId: string,
  { teams, memberships }: Pick<ThingParts, 'teams' | 'memberships'>,
): Promise<Thing | undefined> {
  if (!found?.teamId || found.status === 'draft') return undefined;
  const team = await findTeamFor({ userId, teamId: found.teamId }, teams, memberships);
  return team && { title: found.name };
}

/** A game is seen wherever its event or season is seen. */
function whereSeen(
  { eventId, seasonId, tournamentId }: { eventId?: string; seasonId?: string; tournamentId?: string },
  { userId, token }: Pick<Wanted, 'userId' | 'token'>,
  parts: ThingParts,
): Promise<Thing | undefined> {
  if (tournamentId) return finders.tournament({ refId: tournamentId, userId }, parts);
  if (seasonId) return finders.season({ refId: seasonId, userId }, parts);
  return finders.event({ refId: eventId ?? '', userId, token }, parts);
}

export const findThingIn =
  (parts: ThingParts): FindThing =>
  ({ kind, ...wanted }) =>
    finders[kind](wanted, parts);
