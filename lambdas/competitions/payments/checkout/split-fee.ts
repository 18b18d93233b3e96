import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { teamFeeSplit } from '#shared/competitions/payments/messages.ts';
import type { FeeSplit } from '#shared/competitions/payments/team-shares.ts';
import type { StoredSquad } from '../../seasons/season-reader.ts';
import { createWrites } from '../../seasons/writes/store.ts';

/** Stores how a captain split the fee of a team, and has its players asked. False where the team moved since it was read. */
export type Split = (squad: StoredSquad, feeSplit: FeeSplit, now: Date) => Promise<boolean>;

export function createSplit(table: Table, retry?: Retry): Split {
  const { write } = createWrites(table, retry);
  return async ({ seasonId, squadId, version }, feeSplit, now) => {
    const id = idFrom('message', teamFeeSplit.name, squadId, String(version));
    const refused = await write((rows) => [
      rows.squad
        .patch({ seasonId, squadId })
        .set({ feeSplit, version: version + 1 })
        .where((row, { eq }) => eq(row.version, version))
        .commit(),
      rows.outbox.put(factRow(teamFeeSplit, id, now, { seasonId, squadId, payBy: feeSplit.payBy })).commit(),
    ]);
    return refused.length === 0;
  };
}
