import type { SportTotal } from '#shared/competitions/statistics/totals.ts';
import { operations } from '#web/app/operations/operations.ts';

/** Undefined when they could not be asked for: the rest of a profile does not wait for them. */
export type Totals = readonly SportTotal[] | undefined;

/** A player's statistics in seasons. What describes the operation comes apart from the page. */
export async function loadTotals(userId: string): Promise<Totals> {
  try {
    const { games } = await import('#shared/competitions/games/contract.ts');
    return (await operations(games).getPlayerTotals({ userId })).sports;
  } catch {
    return undefined;
  }
}
