import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/events/api.ts';
import { events } from '#shared/events/contract.ts';
import { toLocal } from '#shared/time.ts';
import { austin } from '../../accounts/account-row.ts';
import { aPerson } from '../../accounts/people.ts';
import { dependantsApi } from '../../events/dependants.ts';
import { product } from '../../product/product.ts';
import { aMember, aTeam, teamDetails, teamsApi } from '../../teams/teams.ts';
import { type Cell, childOf, personFor } from '../cell.ts';
import { headOver } from '../teams/team-world.ts';

const api = product.client(events, handler);
type EventsClient = ReturnType<typeof api.signedOut>;
type Details = Parameters<EventsClient['scheduleEvent']>[0];

/** Fields that every event needs; `differences` say what this one is about. */
export const details = (differences: Partial<Details> = {}): Details => ({
  title: 'Sunday run',
  gameTypeId: 'running',
  kind: 'pickup',
  location: { kind: 'tbd', cityPlaceId: austin.placeId },
  localStart: toLocal(new Date(product.clock.now().getTime() + 7 * 86_400_000), 'America/Chicago'),
  timeZone: 'America/Chicago',
  duration: { hours: 2, minutes: 0 },
  capacity: 5,
  ...differences,
});

/** One event, its people, and the caller of one cell of the matrix. */
export interface EventWorld {
  readonly caller: EventsClient;
  readonly callerId: string | undefined;
  readonly creator: EventsClient;
  readonly creatorId: string;
  /** Whether the caller runs this very event or is on its list. */
  readonly isHere: boolean;
  readonly eventId: string;
  readonly token: string | undefined;
  readonly version: number;
  /** The community whose event it is, where it is one's: the player who writes the event again says so again. */
  readonly hosted: { readonly hostingTeam?: string };
  /** Another player on the list. */
  readonly joiner: Account;
  readonly api: typeof api;
  /** A player who asks to come, where the row is about that. */
  asker?: string;
}

/** What `self` is to an event: its creator, one of its joiners, or no one in particular. */
export type SelfIs = 'creator' | 'joiner' | 'none';

/** What the child of a guardian is to an event: on its list, or not. */
export type ChildIs = 'joiner' | 'none';

/** Builds an event and puts the caller into the relation that the cell asks for, to this event or only to another one. */
export async function eventWorld(
  cell: Cell,
  selfIs: SelfIs,
  differences: Partial<Details> = {},
  childIs: ChildIs = 'joiner',
): Promise<EventWorld> {
  const [creator, joiner, person] = await Promise.all([aPerson(), aPerson(), personFor(cell.role)]);
  const hosted = await teamOf(cell, creator, person);
  const relation = relationOf(cell.role, selfIs);
  if (person && !cell.related) await relateElsewhere(person, relation === 'creator');
  const isHere = person && cell.related ? relation : 'none';
  const caller = callerFor(person);
  const host = isHere === 'creator' ? caller : api.signedInAs(creator);
  const event = await host.scheduleEvent(details({ ...differences, ...hosted }));
  const token = differences.visibility === 'private' ? await linkOf(host, event.eventId) : undefined;
  const world = { caller, creator: host, token, joiner, api };
  const invited = { eventId: event.eventId, ...(token && { token }) };
  if (event.status === 'scheduled') {
    await api.signedInAs(joiner).joinEvent(invited);
    await putOnList({ person, caller }, invited, isHere, childIs);
  }
  const { eventId, version, creatorId } = event;
  return { ...world, hosted, callerId: person?.userId, isHere: isHere !== 'none', creatorId, eventId, version };
}

/** The caller, where they are a joiner, or the child of a guardian. */
async function putOnList(
  { person, caller }: { readonly person: Account | undefined; readonly caller: EventsClient },
  invited: Parameters<EventsClient['joinEvent']>[0],
  selfIs: SelfIs,
  childIs: ChildIs,
): Promise<void> {
  if (selfIs === 'joiner') await caller.joinEvent(invited);
  const dependantId = childIs === 'joiner' && childOf(person?.userId);
  if (person && dependantId) await dependantsApi.signedInAs(person).joinForDependant({ ...invited, dependantId });
}

/** The community whose event it is, where the cell speaks of its people: who creates the event manages its events. */
async function teamOf({ role, related }: Cell, creator: Account, person: Account | undefined) {
  if (!person || !/^(team|org)_/.test(role)) return {};
  const isOwner = role === 'team_owner';
  const own = isOwner ? await teamsApi.signedInAs(person).createTeam(teamDetails()) : undefined;
  const team = own && related ? { teamId: own.teamId, owner: person } : await aTeam();
  await aMember(team, ['eventManager'], creator);
  if (role === 'org_admin') await headOver(team.teamId, person);
  else if (!isOwner) await aMember(team, role === 'team_admin' ? ['admin'] : [], person);
  return { hostingTeam: team.teamId };
}

const linkOf = async (host: EventsClient, eventId: string) => (await host.getEvent({ eventId })).shareToken;

const callerFor = (person: Account | undefined) => (person ? api.signedInAs(person) : api.signedOut());

function relationOf(role: Cell['role'], selfIs: SelfIs): SelfIs {
  if (role === 'self') return selfIs;
  if (role === 'event_creator') return 'creator';
  return role === 'event_joiner' ? 'joiner' : 'none';
}

/** The unrelated half of a row: the same relation, but to another event. */
async function relateElsewhere(person: Account, asCreator: boolean): Promise<void> {
  const host = asCreator ? person : await aPerson();
  const { eventId } = await api.signedInAs(host).scheduleEvent(details());
  await api.signedInAs(person).joinEvent({ eventId });
}

/** A player new joins, as often as it takes to leave no seat. */
export async function fillUp({ creator, eventId }: EventWorld): Promise<void> {
  for (;;) {
    const { seats } = await creator.getEvent({ eventId });
    if (!seats.free) return;
    await api.signedInAs(await aPerson()).joinEvent({ eventId });
  }
}
