import { contention } from '#lambdas/kernel/data/conditions.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWriteOver } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { invoiceIssued } from '#shared/payments/invoices/messages.ts';
import { invoiceNumber } from '#shared/payments/invoices/number.ts';
import { invoiceEntity } from './invoice.entity.ts';
import { invoiceCounterEntity } from './invoice-counter.entity.ts';
import { rowOf, type StoredInvoice } from './invoice-store.ts';
import { teamMoneyEntity } from './team-money.entity.ts';

/** An invoice before it has a number. */
export type Unnumbered = Omit<StoredInvoice, 'number'>;

/** Issues invoices of one team: numbers without gaps. */
export interface IssueStore {
  /**
   * Numbers those that were not issued before and stores them, in transactions of so many as fit, each with the counter.
   * Safe to repeat: an invoice that is there keeps its number.
   */
  issue(invoices: readonly Unnumbered[], prefix: string, now: Date): Promise<void>;
  /** Numbers a draft as it was read; false where it changed, was deleted or was sent since. */
  issueDraft(draft: StoredInvoice, prefix: string, now: Date): Promise<boolean>;
}

/** A transaction holds 100 parts: the counter, the currency, and an invoice with its fact each. */
const atOnce = 48;

export function createIssueStore(table: Table, retry: Retry = createRetry({ tries: 12 })): IssueStore {
  const [invoices, counters] = [invoiceEntity(table), invoiceCounterEntity(table)];
  const entities = { invoice: invoices, counter: counters, money: teamMoneyEntity(table) };
  const write = createWriteOver({ ...entities, outbox: outboxEntity(table) }, (work) => work());

  /** Of those given, the ones that are not stored as issued. */
  const missing = async (some: readonly Unnumbered[]) => {
    const { data } = await invoices.get(some.map(({ invoiceId }) => ({ invoiceId }))).go({ consistent: true });
    const issued = new Set(data.flatMap(({ invoiceId, number }) => (number ? [invoiceId] : [])));
    return some.filter(({ invoiceId }) => !issued.has(invoiceId));
  };

  /** Stores these with the next numbers. A draft is numbered as it was read, all others where they have no number yet. */
  const number = async (
    left: readonly [Unnumbered, ...Unnumbered[]],
    prefix: string,
    now: Date,
    draft?: Unnumbered,
  ) => {
    const key = { teamId: left[0].teamId, year: now.getUTCFullYear() };
    const { data: counter } = await counters.get(key).go({ consistent: true });
    const last = counter?.last ?? 0;
    const refused = await write((at) => [
      at.counter
        .put({ ...key, last: last + left.length })
        .where((row, { eq, notExists }) => (counter ? eq(row.last, last) : notExists(row.last)))
        .commit(),
      at.money.update({ teamId: key.teamId }).set({ isUsed: true }).commit(),
      ...left.flatMap((invoice, index) => [
        at.invoice
          .put(rowOf({ ...invoice, number: invoiceNumber(prefix, key.year, last + index + 1) }))
          .where((row, { eq, notExists }) => (draft ? eq(row.version, draft.version) : notExists(row.number)))
          .commit(),
        at.outbox.put(factOf(invoice, now)).commit(),
      ]),
    ]);
    if (refused.length > 0) throw contention('Another press of the same seller was faster');
  };

  const issueSome = (some: readonly Unnumbered[], prefix: string, now: Date) =>
    retry(async () => {
      const [first, ...others] = await missing(some);
      if (first) await number([first, ...others], prefix, now);
    });

  return {
    issue: async (all, prefix, now) => {
      for (let from = 0; from < all.length; from += atOnce)
        await issueSome(all.slice(from, from + atOnce), prefix, now);
    },
    issueDraft: (draft, prefix, now) =>
      retry(async () => {
        const { data: stored } = await invoices.get({ invoiceId: draft.invoiceId }).go({ consistent: true });
        if (stored?.status !== 'draft' || stored.version !== draft.version) return false;
        const issued = { ...draft, status: 'open' as const, issuedAt: now.toISOString(), version: draft.version + 1 };
        await number([issued], prefix, now, draft);
        return true;
      }),
  };
}

const factOf = ({ teamId, invoiceId }: Unnumbered, now: Date) =>
  factRow(invoiceIssued, idFrom('message', invoiceIssued.name, invoiceId), now, { teamId, invoiceId });
