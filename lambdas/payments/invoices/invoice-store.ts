import type { EntityItem } from 'electrodb';
import { contention, wasMade } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWriteOver, type RowsOf } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { Problem } from '#shared/contract/errors.ts';
import { planDueOn } from '#shared/payments/installments/payment-plan.ts';
import { balanceOf } from '#shared/payments/invoices/standing.ts';
import { type Booked, type CreditMove, creditWrites } from '../ports/credits/credit-moves.ts';
import { creditEntities } from '../ports/credits/credits.ts';
import { invoiceEntity } from './invoice.entity.ts';
import { entryParts, type NewEntry, removalParts } from './ledger-parts.ts';
import { teamLedgerEntryEntity } from './team-ledger-entry.entity.ts';
import { teamMoneyEntity } from './team-money.entity.ts';

/** An invoice as it is stored. */
export type StoredInvoice = Omit<Row, 'shelf' | 'userId'> & {
  /** The player that it is for: with an account, or a child. */
  readonly personId: string;
};

type Row = EntityItem<ReturnType<typeof invoiceEntity>>;

const toStored = ({ userId, shelf: _, ...row }: Row): StoredInvoice => ({ ...row, personId: userId });

/** What a change of an invoice leads to, all in one transaction. */
export interface Decided {
  readonly next: StoredInvoice;
  readonly fact?: ReturnType<typeof factRow> | undefined;
  /** A line of the team's ledger that comes with it. */
  readonly entry?: NewEntry | undefined;
  /** Credit of the payer's that moves with it. */
  readonly credit?: CreditChange | undefined;
  /** A line that goes with it. */
  readonly removed?: Pick<NewEntry, 'teamId' | 'on' | 'entryId' | 'amountMinor'> | undefined;
}

/** A movement of credit, where the seller's books have it, and the fact of it. */
export interface CreditChange {
  readonly move: CreditMove;
  readonly booked: Booked;
  readonly fact: ReturnType<typeof factRow>;
}

/** Invoices as the table keeps them. */
export interface InvoiceStore {
  /** Strongly consistent. */
  find(invoiceId: string): Promise<StoredInvoice | undefined>;
  /** What is owed to a team, by due date. May lag a moment. */
  listOpen(teamId: string): Promise<readonly StoredInvoice[]>;
  /** What is paid, waived or void and was due on this calendar day or later. May lag a moment. */
  listClosed(teamId: string, since: string): Promise<readonly StoredInvoice[]>;
  /** What one player was asked to pay, by due date. May lag a moment. */
  ofPerson(personId: string): Promise<readonly StoredInvoice[]>;
  /** A draft. A repeat changes nothing. */
  addDraft(invoice: StoredInvoice): Promise<void>;
  /** Removes a draft; false where it changed since it was read. */
  removeDraft(invoice: StoredInvoice): Promise<boolean>;
  /**
   * One conditional write of what was decided about what is stored, again while another writer was faster.
   * @throws {Problem} credit.usedAlready where credit is to be taken that is not there any more
   */
  change<Refusal extends object>(
    invoiceId: string,
    decide: (invoice: StoredInvoice) => Decided | Refusal,
  ): Promise<StoredInvoice | Refusal | undefined>;
}

/** The row of an invoice: where a treasurer looks for it follows from what is owed. */
export const rowOf = ({ personId, ...invoice }: StoredInvoice) => ({
  ...invoice,
  userId: personId,
  lines: [...invoice.lines],
  payments: [...invoice.payments],
  dueOn: planDueOn(invoice.plan, invoice) ?? invoice.dueOn,
  shelf: balanceOf(invoice) > 0 || invoice.status === 'draft' ? ('open' as const) : ('closed' as const),
});

export function createInvoiceStore(table: Table, retry: Retry = createRetry({ tries: 12 })): InvoiceStore {
  const rows = invoiceEntity(table);
  const team = { entry: teamLedgerEntryEntity(table), money: teamMoneyEntity(table) };
  const parts = { invoice: rows, ...team, ...creditEntities(table) };
  const write = createWriteOver({ ...parts, outbox: outboxEntity(table) }, (work) => work());
  const find = async (invoiceId: string) => {
    const { data } = await rows.get({ invoiceId }).go({ consistent: true });
    return data ? toStored(data) : undefined;
  };
  return {
    find,
    listOpen: async (teamId) =>
      (await rows.query.byTeam({ teamId, shelf: 'open' }).go({ pages: 'all' })).data.map(toStored),
    listClosed: async (teamId, since) =>
      (await rows.query.byTeam({ teamId, shelf: 'closed' }).gte({ dueOn: since }).go({ pages: 'all' })).data.map(
        toStored,
      ),
    ofPerson: async (personId) =>
      (await rows.query.byPerson({ userId: personId }).go({ pages: 'all' })).data.map(toStored),
    addDraft: (invoice) =>
      retry(async () => {
        await write((at) => [
          at.invoice
            .put(rowOf(invoice))
            .where(({ version }, { notExists }) => notExists(version))
            .commit(),
          // The currency of the team stays from now on.
          at.money.update({ teamId: invoice.teamId }).set({ isUsed: true }).commit(),
        ]);
      }),
    removeDraft: ({ invoiceId, version: seen }) =>
      wasMade(
        rows
          .delete({ invoiceId })
          .where(({ version }, { eq }) => eq(version, seen))
          .go(),
      ),
    change: (invoiceId, decide) =>
      retry(async () => {
        const before = await find(invoiceId);
        const decided = before && decide(before);
        if (!decided || !('next' in decided)) return decided;
        const next = { ...decided.next, version: before.version + 1 };
        const refused = await write((at) => [
          at.invoice
            .put(rowOf(next))
            .where(({ version }, { eq }) => eq(version, before.version))
            .commit(),
          ...whatFollows(at, decided as Decided),
        ]);
        refuse(refused, decided as Decided);
        return next;
      }),
  };
}

/** The first part is the invoice, and the second the balance of credit that moves with it. */
function refuse([first]: readonly number[], { credit }: Decided): void {
  if (first === 1 && credit && credit.move.amountMinor < 0) throw new Problem('credit.usedAlready');
  if (first !== undefined) throw contention('Another writer was faster');
}

type Rows = Parameters<typeof entryParts>[0] &
  Parameters<typeof creditWrites>[0] &
  RowsOf<{ readonly outbox: ReturnType<typeof outboxEntity> }>;

const whatFollows = (rows: Rows, { entry, removed, fact, credit }: Decided) => [
  ...(credit ? [...creditWrites(rows, credit.move, credit.booked), rows.outbox.put(credit.fact).commit()] : []),
  ...(entry ? entryParts(rows, entry) : []),
  ...(removed ? removalParts(rows, removed) : []),
  ...(fact ? [rows.outbox.put(fact).commit()] : []),
];
