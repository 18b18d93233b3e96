import type { RowsOf } from '#lambdas/kernel/data/write.ts';
import type { StoredEntry } from '#shared/payments/invoices/ledger.ts';
import type { teamLedgerEntryEntity } from './team-ledger-entry.entity.ts';
import type { teamMoneyEntity } from './team-money.entity.ts';

/** A line to be written, and by which treasurer. */
export interface NewEntry extends StoredEntry {
  readonly teamId: string;
  readonly at: string;
  readonly byId: string;
}

type Rows = RowsOf<{
  readonly entry: ReturnType<typeof teamLedgerEntryEntity>;
  readonly money: ReturnType<typeof teamMoneyEntity>;
}>;

/** Parts of a transaction that write a line of a team's ledger, once, and move the balance with it. */
export const entryParts = (rows: Rows, entry: NewEntry) => [
  rows.entry
    .put({ ...entry })
    .where(({ kind }, { notExists }) => notExists(kind))
    .commit(),
  balanceMoves(rows, entry.teamId, entry.amountMinor),
];

/** Parts of a transaction that remove a line again, and what it did to the balance. */
export const removalParts = (rows: Rows, entry: Pick<NewEntry, 'teamId' | 'on' | 'entryId' | 'amountMinor'>) => [
  rows.entry
    .delete({ teamId: entry.teamId, on: entry.on, entryId: entry.entryId })
    .where(({ amountMinor }, { eq }) => eq(amountMinor, entry.amountMinor))
    .commit(),
  balanceMoves(rows, entry.teamId, -entry.amountMinor),
];

const balanceMoves = (rows: Rows, teamId: string, amountMinor: number) =>
  rows.money.update({ teamId }).add({ balanceMinor: amountMinor }).set({ isUsed: true }).commit();
