import { isParted } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { distanceMiles } from '#shared/discovery/distance.ts';
import { hostIdsOf, isHost } from '#shared/events/hosts/hosting.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import { substitutesAsked } from '#shared/events/substitutes/messages.ts';
import {
  endSearch,
  isSearching,
  type SearchRound,
  type SubRequest,
  sendWave,
} from '#shared/events/substitutes/request.ts';
import { nextLookAt, obstaclesNow, type PoolEntry } from '#shared/events/substitutes/rules.ts';
import { type Obstacle, obstacles } from '#shared/events/substitutes/schemas.ts';
import { isFree } from '#shared/people/availability/is-free.ts';
import { isAdult } from '#shared/people/profile/player-facts.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import type { BusyReader } from '../ports/conflicts/busy-reader.ts';
import type { StoredLine } from '../rsvp/line/line.ts';
import type { Substitutes } from './connect.ts';
import { type SubstituteWork, scheduleCheck } from './schedule-work.ts';
import { seatKept } from './seat-kept.ts';

export type Tended = Pick<
  Substitutes,
  'requests' | 'seats' | 'accounts' | 'blocks' | 'availabilities' | 'memberships'
> & {
  readonly busy: BusyReader;
  readonly events: Pick<Substitutes['events'], 'findWithLine'>;
  readonly pool: Pick<Substitutes['pool'], 'find' | 'listNear'>;
  readonly due: Pick<Substitutes['due'], 'schedule'>;
};

/** An offer is listed this long after the start that it was made for. */
const listedMs = 60 * 24 * 60 * 60_000;

/** Does what is due for one search: asks the next wave, ends it in time, finishes acceptances. Safe to repeat. */
export async function advanceSearch(work: SubstituteWork, by: Tended, now: Date): Promise<void> {
  const { eventId, requestId } = work;
  const request = await by.requests.find(eventId);
  if (request?.requestId !== requestId) return;
  for (const userId of notSeatedYet(request)) await seatKept({ eventId, requestId, userId }, by, now);
  if (work.look === undefined || !isSearching(request)) return;
  const found = await by.events.findWithLine(eventId);
  const end = found ? endOf(found.event, now) : 'cancelled';
  if (end || !found) return void (await by.requests.move(work, (one) => endSearch(one, end ?? 'cancelled')));
  if (request.looks === work.look) await look({ ...work, look: work.look }, request, found, by, now);
}

const notSeatedYet = ({ offers }: SubRequest) =>
  Object.keys(offers).filter((person) => offers[person]?.status === 'accepted' && !offers[person].seated);

function endOf({ status, startsAt }: StoredEvent, now: Date): 'cancelled' | 'expired' | undefined {
  if (status === 'cancelled') return 'cancelled';
  return now >= new Date(startsAt) ? 'expired' : undefined;
}

interface Found {
  readonly event: StoredEvent;
  readonly line: StoredLine;
}

/** The next look is noted first: a search that stopped between the two would never be looked at again. */
async function look(work: SubstituteWork & { look: number }, request: SubRequest, found: Found, by: Tended, now: Date) {
  const { eventId, requestId } = work;
  const { startsAt, status } = found.event;
  const next = nextLookAt(startsAt, now);
  await scheduleCheck({ eventId, requestId, look: work.look + 1 }, next, by.due, now);
  const near = status === 'scheduled' ? await candidates(request, found, by, now) : { people: [], notAsked: [] };
  const looked: SearchRound = { number: work.look, at: now, nextLookAt: next, ...near };
  const expires = Math.floor((Date.parse(startsAt) + listedMs) / 1000);
  await by.requests.move(
    work,
    (one) => sendWave(one, looked),
    (after, before) => {
      const userIds = Object.keys(after.offers).filter((person) => !(person in before.offers));
      if (userIds.length === 0) return {};
      const wave = after.waves.length;
      const messageId = idFrom('message', substitutesAsked.name, requestId, String(wave));
      return {
        facts: [factRow(substitutesAsked, messageId, now, { eventId, requestId, wave, userIds })],
        offers: userIds.map((userId) => ({ userId, eventId, expires })),
      };
    },
  );
}

/** Who may be asked, nearest first, and why others are not. */
async function candidates(request: SubRequest, { event, line }: Found, by: Tended, now: Date) {
  const { point } = event.location;
  const occasion = { startsAt: event.startsAt, point, eligibility: event.eligibility };
  const [near, ...parted] = await Promise.all([
    by.pool.listNear(event.gameTypeId, point, request.radiusMiles),
    ...hostIdsOf(event).map((host) => by.blocks.partedFrom(host)),
  ]);
  const standing = near
    .filter(({ userId }) => !(userId in request.offers) && !isHost(event, userId) && !isOnLine(userId, line))
    .filter(({ userId }) => !parted.some((hosts) => isParted(hosts, userId)))
    .map((person) => ({ person, obstacle: obstaclesNow(person, request, occasion, now)[0] }));
  const fitting = await withCommunity(await adultsAmong(standing, by, now), event, by);
  const judged = await withPlans(await withHours(fitting, event, by), event, by);
  const people = judged
    .filter(({ obstacle }) => obstacle === undefined)
    .map(({ person }) => ({ userId: person.userId, miles: distanceMiles(person.home, point) }))
    .sort((a, b) => a.miles - b.miles || a.userId.localeCompare(b.userId))
    .map(({ userId }) => userId);
  const countOf = (reason: Obstacle) => judged.filter(({ obstacle }) => obstacle === reason).length;
  const notAsked = obstacles
    .filter((reason) => reason !== 'distance')
    .map((reason) => ({ reason, people: countOf(reason) }))
    .filter(({ people }) => people > 0);
  return { people, notAsked };
}

interface Judged {
  readonly person: PoolEntry;
  readonly obstacle: Obstacle | undefined;
}

/** Players who are no adults by their stored birthdate are not asked, and the host hears nothing of them. */
async function adultsAmong(
  judged: readonly Judged[],
  { accounts }: Pick<Tended, 'accounts'>,
  now: Date,
): Promise<readonly Judged[]> {
  const open = judged.filter(({ obstacle }) => obstacle === undefined).map(({ person }) => person.userId);
  const people = await accounts.list(open);
  const adults = new Set(people.filter(({ birthdate }) => isAdult(birthdate, now)).map(({ userId }) => userId));
  return judged.filter(({ person, obstacle }) => obstacle !== undefined || adults.has(person.userId));
}

/** To an event for members alone, only active members are asked. */
async function withCommunity(
  judged: readonly Judged[],
  { eligibility, hostingTeam }: StoredEvent,
  { memberships }: Pick<Tended, 'memberships'>,
): Promise<readonly Judged[]> {
  if (!eligibility?.membersOnly || !hostingTeam) return judged;
  const members = (await memberships.ofTeam(hostingTeam)).filter(({ pausedAt }) => !pausedAt);
  const asked = new Set(members.map(({ userId }) => userId));
  return judged.map(({ person, obstacle }) => ({
    person,
    obstacle: obstacle ?? (asked.has(person.userId) ? undefined : 'membership'),
  }));
}

/** Players with hours are asked only within them; of an event whose start is not known yet only the day counts. */
async function withHours(
  judged: readonly Judged[],
  event: StoredEvent,
  { availabilities }: Pick<Tended, 'availabilities'>,
) {
  const open = judged.filter(({ obstacle }) => obstacle === undefined).map(({ person }) => person.userId);
  const hours = event.isTimeTbd ? new Map<string, never>() : await availabilities.list(open);
  const [start, end] = [new Date(event.startsAt), new Date(event.endsAt)];
  return judged.map(({ person, obstacle }): Judged => {
    const said = hours.get(person.userId);
    return { person, obstacle: obstacle ?? (said && !isFree(said, start, end) ? 'hours' : undefined) };
  });
}

/** Players who are in another event or a match at that time are not asked. */
async function withPlans(
  judged: readonly Judged[],
  { eventId: key, startsAt, endsAt, isTimeTbd }: StoredEvent,
  { busy }: Pick<Tended, 'busy'>,
): Promise<readonly Judged[]> {
  const open = judged.filter(({ obstacle }) => obstacle === undefined).map(({ person }) => person.userId);
  const taken = await busy({ startsAt, endsAt, key }, isTimeTbd ? [] : open);
  return judged.map(({ person, obstacle }) => ({
    person,
    obstacle: obstacle ?? (taken.has(person.userId) ? 'plans' : undefined),
  }));
}
