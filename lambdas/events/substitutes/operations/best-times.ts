import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { isCertain } from '#shared/events/conflicts/commitment.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import type { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { isGuestId } from '#shared/ids.ts';
import { rankTimes } from '#shared/people/availability/best-times.ts';
import { toInstant } from '#shared/time.ts';
import type { Substitutes } from '../connect.ts';
import { hoursShown } from './shared-hours.ts';

type Operations = (typeof substitutesContract)['operations'];
type Ports = Pick<Substitutes, 'pool' | 'availabilities' | 'accounts' | 'lists' | 'events' | 'blocks' | 'commitments'>;

const dayMs = 24 * 60 * 60_000;

/**
 * When most of some people can come. Only people from one's own events are looked at: a person's plans is nothing
 * for strangers, and of the plans nothing else is told.
 */
export async function findBestTimes(
  { userIds, ...wish }: Parsed<Operations['findBestTimes']>,
  caller: Caller,
  by: Ports,
): Promise<Output<Operations['findBestTimes']>> {
  const { userId: own } = actorOf(caller);
  const asked = [...new Set([own, ...userIds])];
  const met = userIds.length > 0 ? await metByHost(own, caller.now, by) : new Set<string>();
  const known = asked.filter((userId) => userId === own || met.has(userId));
  const hours = await hoursShown(known, own, by, caller.now);
  const span = spanOf(wish);
  const people = await Promise.all(
    [...hours].map(async ([userId, availability]) => ({
      userId,
      availability,
      busy: (await by.commitments(userId, span)).filter(isCertain),
    })),
  );
  const times = rankTimes(people, wish, caller.now);
  return {
    times: times.map(({ free, lost, ...time }) => ({ ...time, free: [...free], lost: [...lost] })),
    unknown: asked.filter((userId) => !hours.has(userId)),
  };
}

/** From the first day that is looked at to the last, on the clock of where it is to be. */
function spanOf({
  fromDate,
  days,
  timeZone,
}: Pick<Parsed<Operations['findBestTimes']>, 'fromDate' | 'days' | 'timeZone'>) {
  const from = toInstant(`${fromDate}T00:00`, timeZone);
  return { from: from.toISOString(), until: new Date(from.getTime() + (days + 1) * dayMs).toISOString() };
}

/** People from the caller's events, as far as they share their hours. In the order of their names. */
export async function listSharingPeople(caller: Caller, by: Ports): Promise<Output<Operations['listSharingPeople']>> {
  const { userId } = actorOf(caller);
  const met = await metByHost(userId, caller.now, by);
  const hours = await hoursShown([...met], userId, by, caller.now);
  const people = await by.accounts.list([...hours.keys()]);
  return {
    people: people
      .map((person) => ({ userId: person.userId, displayName: person.displayName ?? '' }))
      .sort((a, b) => a.displayName.localeCompare(b.displayName)),
  };
}

const lastEvents = 10;
const mostMet = 100;

async function metByHost(userId: string, now: Date, { lists, events }: Pick<Ports, 'lists' | 'events'>) {
  const pages = await Promise.all(
    (['past', 'upcoming'] as const).map((when) =>
      lists.hosting({ userId, when, at: now.toISOString(), limit: lastEvents }),
    ),
  );
  const hosted = pages.flatMap((page) => page.events.map(({ eventId }) => eventId));
  const found = await Promise.all(hosted.map((eventId) => events.findWithLine(eventId)));
  const met = found.flatMap((one) => (one ? seating(one.line).in : []));
  return new Set(met.filter((one) => one !== userId && !isGuestId(one)).slice(0, mostMet));
}
