import { balanceOf, dueToday, isOverdue } from '#shared/payments/invoices/standing.ts';
import type { MoneySums } from '#shared/payments/invoices/treasury.ts';
import type { StoredInvoice } from './invoice-store.ts';

/** What is owed to a team and what came in, over some of its invoices. */
export function sumsOf(invoices: readonly StoredInvoice[], now: Date): MoneySums {
  const today = dueToday(now);
  const owing = invoices.filter((invoice) => balanceOf(invoice) > 0);
  const sum = (some: readonly StoredInvoice[], amount: (invoice: StoredInvoice) => number) =>
    some.reduce((total, invoice) => total + amount(invoice), 0);
  const owedMinor = sum(owing, balanceOf);
  const lateMinor = sum(
    owing.filter((invoice) => isOverdue(invoice, today)),
    balanceOf,
  );
  const payersIn = (some: readonly StoredInvoice[]) => new Set(some.map(({ payerId }) => payerId)).size;
  return {
    owedMinor,
    paidMinor: sum(
      invoices,
      ({ paidMinor, refundedMinor = 0, lostMinor = 0 }) => paidMinor - refundedMinor - lostMinor,
    ),
    lateMinor,
    soonMinor: owedMinor - lateMinor,
    owing: payersIn(owing),
    payers: payersIn(invoices.filter(({ status }) => status === 'open')),
  };
}
