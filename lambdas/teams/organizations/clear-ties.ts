import { createRetry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createExternalStore } from '../external/external-store.ts';
import { createTiesStore } from './ties-store.ts';
import { createWrite } from './write.ts';

/** A team that is gone belongs to no organisation, asks none, and lists no opponents. Safe to repeat. */
export async function clearTies(teamId: string, table: Table, now: Date): Promise<void> {
  const write = createWrite(table, createRetry());
  for (const { organizationId, status } of await createTiesStore(table).ofTeam(teamId)) {
    await write((rows) => [
      rows.tie
        .remove({ organizationId, teamId })
        .where((row, { eq }) => eq(row.status, status))
        .commit(),
      ...(status === 'attached' ? [rows.organization.patch({ organizationId }).add({ teamCount: -1 }).commit()] : []),
    ]);
  }
  const externals = createExternalStore(table);
  for (const external of await externals.list(teamId)) await externals.remove(external, now);
}
