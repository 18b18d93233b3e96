import * as z from 'zod';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import type { UsesOf } from '#lambdas/payments/ports/accounts/uses-of.ts';
import { isUnsettled } from '#lambdas/payments/ports/orders/is-unsettled.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { SeasonId } from '#shared/ids.ts';
import type { SeasonReader } from '../../seasons/season-reader.ts';

/** Where seasons that are over wait until all their payments are settled. */
export const seasonUsesQueue = 'seasons-uses';

export const SeasonUseWork = z.strictObject({ seasonId: SeasonId });

interface EndingUse {
  readonly seasons: Pick<SeasonReader, 'find'>;
  readonly orders: Pick<Orders, 'listOf'>;
  readonly uses: Pick<UsesOf, 'end'>;
  readonly due: Pick<DueIndex, 'schedule'>;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const scheduleAt = (seasonId: string, { due }: Pick<EndingUse, 'due'>, at: Date, now: Date) =>
  due.schedule(
    {
      queue: seasonUsesQueue,
      key: `${seasonId}/${at.toISOString().slice(0, 16)}`,
      dueAt: at.toISOString(),
      data: { seasonId },
    },
    now,
  );

/** Has a season looked at that is over, once its refunds have had their time. */
export const scheduleEndOfUse = (seasonId: string, by: Pick<EndingUse, 'due'>, now: Date): Promise<void> =>
  scheduleAt(seasonId, by, new Date(now.getTime() + 10 * minuteMs), now);

/**
 * Says that a season needs its payout account no more: it is over, and no payer is owed anything. Until then it looks again
 * every day. Safe to repeat.
 */
export async function endUse(seasonId: string, by: EndingUse, now: Date): Promise<void> {
  const [season, orders] = await Promise.all([by.seasons.find(seasonId), by.orders.listOf(seasonId)]);
  if (orders.length === 0 || (season && isEditable(season.status))) return;
  if (orders.some(isUnsettled)) return scheduleAt(seasonId, by, new Date(now.getTime() + dayMs), now);
  const accounts = [...new Set(orders.map(({ stripeId }) => stripeId))];
  await inParallel(accounts, 10, (stripeId) => by.uses.end(stripeId, { kind: 'season', refId: seasonId }, now));
}
