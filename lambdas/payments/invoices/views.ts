import type { Output } from '#shared/contract/operation.ts';
import { Currency } from '#shared/money.ts';
import type { invoices } from '#shared/payments/invoices/contract.ts';
import type { InvoiceCard, SeenPayment } from '#shared/payments/invoices/schemas.ts';
import { balanceOf, dueToday, isOverdue, stateOf } from '#shared/payments/invoices/standing.ts';
import { taxesOf } from '#shared/payments/invoices/totals.ts';
import type { PayOutside } from '#shared/payments/outside/pay-outside.ts';
import { planSummary, seenPlan } from '../installments/plan-views.ts';
import { lostOfPayment, wentBack } from './card/went-back.ts';
import type { StoredPayment } from './invoice.entity.ts';
import type { StoredInvoice } from './invoice-store.ts';

/** Names by person, as far as the reader may know them. */
export type Names = ReadonlyMap<string, { readonly name: string }>;

/** How a person is called who is gone. */
const gone = 'Former player';

export const nameIn = (names: Names, personId: string): string => names.get(personId)?.name || gone;

/** An invoice in a list. */
export function toCard(invoice: StoredInvoice, names: Names, now: Date): InvoiceCard {
  const { invoiceId, number, teamId, teamName, title, personId, dueOn, currency, totalMinor, paidMinor } = invoice;
  const dispute = disputeIn(invoice);
  return {
    invoiceId,
    ...(number && { number }),
    teamId,
    teamName,
    title,
    personId,
    personName: nameIn(names, personId),
    dueOn,
    currency: Currency.parse(currency),
    totalMinor,
    paidMinor,
    balanceMinor: balanceOf(invoice),
    state: stateOf(invoice),
    isOverdue: isOverdue(invoice, dueToday(now)),
    ...(dispute && { dispute }),
    ...(invoice.plan && { installments: planSummary(invoice.plan, invoice) }),
  };
}

/** A bank that still looks into a payment comes before all that is decided, and a loss before what was won. */
function disputeIn({ payments }: StoredInvoice): InvoiceCard['dispute'] {
  const known = new Set(payments.flatMap(({ disputes = {} }) => Object.values(disputes).map(({ status }) => status)));
  return (['open', 'lost', 'won'] as const).find((status) => known.has(status));
}

function toPayment(payment: StoredPayment): SeenPayment {
  const { paymentId, method, amountMinor, receivedOn, note, refunds, creditMinor, overpaidMinor } = payment;
  const [refundedMinor, lostMinor] = [wentBack(refunds), lostOfPayment(payment)];
  return {
    paymentId,
    method,
    amountMinor,
    receivedOn,
    ...(note && { note }),
    ...(creditMinor && { creditMinor }),
    ...(overpaidMinor && { overpaidMinor }),
    ...(refundedMinor > 0 && { refundedMinor }),
    ...(lostMinor > 0 && { lostMinor }),
  };
}

interface Around {
  readonly names: Names;
  readonly payOutside: PayOutside;
  /** Whether the reader is one of its payers. */
  readonly isOwn: boolean;
  readonly now: Date;
}

/** An invoice with everything that stands on it. */
export function toInvoice(
  invoice: StoredInvoice,
  { names, payOutside, isOwn, now }: Around,
): Output<(typeof invoices)['operations']['getInvoice']> {
  const { issuedAt, payerId, payee, lines, terms, memo, reason, payments, fileKey, plan } = invoice;
  return {
    ...toCard(invoice, names, now),
    issuedAt,
    payerName: nameIn(names, payerId),
    payee,
    lines: [...lines],
    taxes: [...taxesOf(lines)],
    terms,
    memo,
    ...(reason && { reason }),
    payments: payments.filter(({ amountMinor }) => amountMinor > 0).map(toPayment),
    payOutside: balanceOf(invoice) > 0 ? [...payOutside] : [],
    ...(plan && { plan: seenPlan(plan, invoice, now) }),
    isOwn,
    hasFile: fileKey !== undefined,
  };
}
