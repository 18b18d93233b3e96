import * as z from 'zod';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { SeasonId, SquadId } from '#shared/ids.ts';

/** Where split team fees wait for their reminder, and for the end of their time. */
export const sharesQueue = 'seasons-shares';

export const ShareWork = z.strictObject({
  seasonId: SeasonId,
  squadId: SquadId,
  payBy: z.iso.datetime(),
  what: z.enum(['asked', 'soon', 'over']),
});
export type ShareWork = z.output<typeof ShareWork>;

const dayMs = 24 * 60 * 60_000;

/** Has players who have not paid reminded a day before the end, and the captain told then. */
export async function watchShares(
  split: Omit<ShareWork, 'what'>,
  due: Pick<DueIndex, 'schedule'>,
  now: Date,
): Promise<void> {
  const { squadId, payBy } = split;
  const at = (what: 'soon' | 'over', dueAt: string) =>
    due.schedule({ queue: sharesQueue, key: `${squadId} ${payBy} ${what}`, dueAt, data: { ...split, what } }, now);
  const soon = new Date(Date.parse(payBy) - dayMs);
  if (soon.getTime() - now.getTime() > dayMs) await at('soon', soon.toISOString());
  await at('over', payBy);
}
