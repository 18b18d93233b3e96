import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { seriesLeft } from '#shared/events/messages.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import type { SeatStore } from '../../rsvp/line/seats.ts';
import type { SeriesLeaves } from '../standing-rsvps/series-leaves.ts';
import type { StandingStore } from '../standing-rsvps/store.ts';
import { type OccurrencePlan, plannedUntil, type StoredSeries } from '../stored-series.ts';

export interface GivingUp {
  readonly lines: Pick<SeatStore, 'find'>;
  readonly leaves: Pick<SeriesLeaves, 'put' | 'tell'>;
  /** Which dates are meant; those on whose list the player is where it is not said. */
  readonly isTheirs?: (line: StoredLine) => boolean;
  /** Leaves one date; false when the player was not on its list, or may not leave it. */
  readonly leave: (date: OccurrencePlan) => Promise<boolean>;
}

interface Leaving extends GivingUp {
  readonly rsvps: Pick<StandingStore, 'find' | 'remove'>;
}

const atOnce = 8;

/** A no to new dates comes first, so that none is joined again behind it. Undefined when there was nothing to leave. */
export async function leaveAll(
  series: StoredSeries,
  { userId, seats }: { readonly userId: string; readonly seats: 'keep' | 'giveUp' },
  by: Leaving,
  now: Date,
): Promise<number | undefined> {
  const answer = { rootId: series.rootId, userId };
  const wasStanding = (await by.rsvps.find(answer)) !== undefined && (await by.rsvps.remove(answer));
  const left = seats === 'giveUp' ? await giveUp(series, userId, by, now) : 0;
  return wasStanding || left > 0 ? left : undefined;
}

/** What is given up is noted first, so that one mail tells of all of it and none of each date. */
export async function giveUp(series: StoredSeries, userId: string, by: GivingUp, now: Date): Promise<number> {
  const { rootId, seriesId } = series;
  const plans = plannedUntil(series, now).filter(({ startsAt }) => startsAt > now.toISOString());
  const { isTheirs = (line: StoredLine) => isOnLine(userId, line) } = by;
  const theirs: OccurrencePlan[] = [];
  await inParallel(plans, atOnce, async (plan) => {
    const line = await by.lines.find(plan.eventId);
    if (line && isTheirs(line)) theirs.push(plan);
  });
  if (theirs.length === 0) return 0;
  const dates = theirs.map(({ occurrenceDate }) => occurrenceDate).sort();
  const leftAt = now.toISOString();
  await by.leaves.put({ rootId, userId, dates, leftAt });
  let left = 0;
  await inParallel(theirs, atOnce, async (plan) => {
    if (await by.leave(plan)) left += 1;
  });
  const messageId = idFrom('message', seriesLeft.name, rootId, userId, leftAt);
  await by.leaves.tell(factRow(seriesLeft, messageId, now, { rootId, seriesId, userId, dates }));
  return left;
}
