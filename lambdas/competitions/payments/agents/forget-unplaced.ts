import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { awaitsPlacement } from '#shared/competitions/payments/card-payments.ts';
import { createStored } from '../../seasons/stored.ts';
import { createWrites } from '../../seasons/writes/store.ts';
import { settlementsFor } from '../checkout/season-settlements.ts';

/** Once a season is over, the cards of free agents who were placed on no team are forgotten: nothing was charged. Safe to repeat. */
export type ForgetUnplaced = (seasonId: string, now: Date) => Promise<void>;

export function createForgetUnplaced(table: Table, retry?: Retry): ForgetUnplaced {
  const stored = createStored(table);
  const { write } = createWrites(table, retry);
  return async (seasonId, now) => {
    const season = await stored.find(seasonId);
    if (!season) return;
    const unplaced = (await stored.registrationsFor(seasonId)).filter(({ squadIds }) => squadIds.length === 0);
    const saved = unplaced.flatMap(({ cardPayments = [] }) => cardPayments.filter(awaitsPlacement));
    const facts = settlementsFor(season, saved, 'undelivered', now);
    await inParallel(facts, 10, (fact) => write((rows) => [rows.outbox.put(fact).commit()]));
  };
}
