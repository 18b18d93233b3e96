import type { Account, AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { StandingFor } from '../../dependants/standing-seats.ts';
import { joinKeyOf } from '../../rsvp/line/seat-terms.ts';
import type { SeatStore } from '../../rsvp/line/seats.ts';
import type { StandingRsvp, StandingStore } from '../standing-rsvps/store.ts';
import type { SeriesStore } from '../store.ts';
import { isCalledOff, type OccurrencePlan, type StoredSeries } from '../stored-series.ts';

export interface JoinStanding {
  readonly rsvps: StandingStore;
  readonly seats: Pick<SeatStore, 'join'>;
  readonly accounts: Pick<AccountReader, 'list'>;
  /** Joins a date for a dependant; false when the guardian who answered may not any more. */
  joinFor(request: StandingFor): Promise<boolean>;
  /** Whether a player ever was on an event's list: one who left or was removed is not put back. */
  wasOnList(eventId: string, userId: string): Promise<boolean>;
  /** Whether a host of an event blocked a player since they answered (promise P24). */
  isShutOut(eventId: string, person: Pick<Account, 'userId' | 'blockedBy'>): Promise<boolean>;
  /** Whether a series is for the people of a community alone, or only they may join, and the player has left it. */
  isOutside(series: StoredSeries, userId: string): Promise<boolean>;
}

const atOnce = 8;

/**
 * Puts all players with a standing RSVP on the lists of dates that became events since this was last done, by the rules of
 * each date's own line. The mark moves only when all were: what a crash leaves undone is done again, and changes nothing
 * for who is on a list already. Who answers meanwhile looks for dates after their answer is stored, so none is missed.
 */
export async function standAhead(
  series: StoredSeries,
  plans: readonly OccurrencePlan[],
  by: JoinStanding,
  store: Pick<SeriesStore, 'markStanding'>,
  now: Date,
): Promise<void> {
  const { standingThrough = '' } = series;
  const upcoming = plans.filter(
    ({ occurrenceDate, startsAt }) => startsAt > now.toISOString() && !isCalledOff(series, occurrenceDate),
  );
  const fresh = upcoming.filter(({ occurrenceDate }) => occurrenceDate > standingThrough);
  const rsvps = await by.rsvps.list(series.rootId);
  const accounts = await by.accounts.list(upcoming.length > 0 ? rsvps.map(answeredBy) : []);
  for (const rsvp of rsvps) {
    const wanted = rsvp.settled ? (rsvp.scope === 'standing' ? fresh : []) : upcoming;
    const answeredFor = answeredBy(rsvp);
    const account = accounts.find(({ userId }) => userId === answeredFor);
    await joinDates({ ...rsvp, account }, wanted, series, by, now);
  }
  const last = fresh.at(-1);
  if (last) await store.markStanding(series, last.occurrenceDate);
}

/** Whose account says whether the host lets them come: a guardian's for a dependant. */
const answeredBy = ({ userId, guardianId = userId }: StandingRsvp): string => guardianId;

type Answered = StandingRsvp & { readonly account: Account | undefined };

async function joinDates(
  rsvp: Answered,
  plans: readonly OccurrencePlan[],
  series: StoredSeries,
  by: JoinStanding,
  now: Date,
): Promise<void> {
  const { userId, fromDate, account } = rsvp;
  if (plans.length === 0 || (await by.isOutside(series, answeredBy(rsvp)))) return;
  // Outsiders have been left out by now where it counts.
  const memberOf = series.template.hostingTeam ? [series.template.hostingTeam] : [];
  const token = joinKeyOf({ ...series, ...series.template });
  const wanted = plans.filter(({ occurrenceDate }) => occurrenceDate >= fromDate);
  await inParallel(wanted, atOnce, async ({ eventId }) => {
    if ((await by.wasOnList(eventId, userId)) || (account && (await by.isShutOut(eventId, account)))) return;
    await joinDate({ ...rsvp, memberOf }, { eventId, token, now }, by);
  });
}

/** An answer of a guardian who may not answer any more ends, unless another one has answered since. */
async function joinDate(
  rsvp: Answered & { readonly memberOf: readonly string[] },
  at: { readonly eventId: string; readonly token: string; readonly now: Date },
  by: JoinStanding,
): Promise<void> {
  const { userId, guardianId, group, fits = '', account, memberOf } = rsvp;
  if (guardianId === undefined) await by.seats.join({ ...at, userId, player: { ...account, memberOf }, group });
  else if (!(await by.joinFor({ ...at, dependantId: userId, guardianId, group, fits }))) await by.rsvps.end(rsvp);
}
