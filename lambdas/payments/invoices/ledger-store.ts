import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWriteOver } from '#lambdas/kernel/data/write.ts';
import type { StoredEntry } from '#shared/payments/invoices/ledger.ts';
import { entryParts, type NewEntry } from './ledger-parts.ts';
import { teamLedgerEntryEntity } from './team-ledger-entry.entity.ts';
import { teamMoneyEntity } from './team-money.entity.ts';

/** The open ledger of teams. Reads are strongly consistent. */
export interface LedgerStore {
  /** The newest first: so many, or all. */
  list(teamId: string, most?: number): Promise<readonly StoredEntry[]>;
  find(key: { teamId: string; on: string; entryId: string }): Promise<StoredEntry | undefined>;
  /** A repeat changes nothing. */
  add(entry: NewEntry): Promise<void>;
  /** Writes a line against another, once; false where that was done before. */
  reverse(before: StoredEntry, correction: NewEntry): Promise<boolean>;
}

export function createLedgerStore(table: Table, retry: Retry = createRetry({ tries: 12 })): LedgerStore {
  const rows = teamLedgerEntryEntity(table);
  const write = createWriteOver({ entry: rows, money: teamMoneyEntity(table) }, retry);
  return {
    list: async (teamId, most) => {
      const size = most === undefined ? { pages: 'all' as const } : { limit: most };
      return (await rows.query.byTeam({ teamId }).go({ consistent: true, order: 'desc', ...size })).data;
    },
    find: async (key) => (await rows.get(key).go({ consistent: true })).data ?? undefined,
    add: async (entry) => void (await write((at) => entryParts(at, entry))),
    reverse: async ({ entryId, on }, correction) => {
      const refused = await write((at) => [
        at.entry
          .patch({ teamId: correction.teamId, on, entryId })
          .set({ reversedAt: correction.at })
          .where(({ reversedAt }, { notExists }) => notExists(reversedAt))
          .commit(),
        ...entryParts(at, correction),
      ]);
      return refused.length === 0;
    },
  };
}
