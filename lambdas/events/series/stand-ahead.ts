import type { Account, AccountReader } from '../../kernel/accounts.ts';
import { inParallel } from '../../kernel/in-parallel.ts';
import type { SeatStore } from '../seats.ts';
import type { StandingRsvp, StandingStore } from './standing/store.ts';
import type { SeriesStore } from './store.ts';
import { isCalledOff, type OccurrencePlan, type StoredSeries } from './stored-series.ts';

export interface JoinStanding {
  readonly rsvps: StandingStore;
  readonly seats: Pick<SeatStore, 'join'>;
  readonly accounts: Pick<AccountReader, 'list'>;
  /** Whether somebody ever was on an event's list: who left or was taken off it is not put back. */
  wasOnList(eventId: string, userId: string): Promise<boolean>;
  /** Whether a host of an event blocked somebody since they answered (promise P24). */
  isShutOut(eventId: string, person: Pick<Account, 'userId' | 'blockedBy'>): Promise<boolean>;
}

const atOnce = 8;

/**
 * Puts everybody with a standing RSVP on the lists of dates that became events since this was last done, by the rules of
 * each date's own line. The mark moves only when all were: what a crash leaves undone is done again, and changes nothing
 * for who is on a list already. Who answers meanwhile looks for dates after their answer is stored, so nobody is missed.
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
  const accounts = await by.accounts.list(upcoming.length > 0 ? rsvps.map(({ userId }) => userId) : []);
  for (const rsvp of rsvps) {
    const wanted = rsvp.settled ? (rsvp.scope === 'standing' ? fresh : []) : upcoming;
    const player = accounts.find(({ userId }) => userId === rsvp.userId);
    await joinDates({ ...rsvp, player }, wanted, series, by, now);
  }
  const last = fresh.at(-1);
  if (last) await store.markStanding(series, last.occurrenceDate);
}

async function joinDates(
  { userId, fromDate, player }: StandingRsvp & { player: Account | undefined },
  plans: readonly OccurrencePlan[],
  { shareToken }: StoredSeries,
  { seats, wasOnList, isShutOut }: JoinStanding,
  now: Date,
): Promise<void> {
  const wanted = plans.filter(({ occurrenceDate }) => occurrenceDate >= fromDate);
  await inParallel(wanted, atOnce, async ({ eventId }) => {
    if ((await wasOnList(eventId, userId)) || (player && (await isShutOut(eventId, player)))) return;
    await seats.join({ eventId, userId, player: player ?? {}, token: shareToken, now });
  });
}
