import { newId } from '#lambdas/kernel/data/new-id.ts';
import type { PayoutAccount } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import { Currency } from '#shared/money.ts';
import { feeFor } from '#shared/payments/fees.ts';
import { balanceOf } from '#shared/payments/invoices/standing.ts';
import type { OrderLine } from '#shared/payments/orders/schemas.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import type { StoredInvoice } from '../invoice-store.ts';

/** So long a payer has for the provider's page. */
const payMs = 10 * 60_000;
const bankMs = 30 * 24 * 60 * 60_000;

interface Paying {
  readonly userId: string;
  readonly payerName: string;
  /** What the payer calls the players that the invoices are for. */
  readonly nameOf: (personId: string) => string;
  readonly account: PayoutAccount;
  readonly plan: TeamPlan;
  readonly now: Date;
}

/** An order that pays what is owed on some invoices of one community: what they say is what the payer pays. */
export function orderOfInvoices(
  [first, ...others]: readonly [StoredInvoice, ...StoredInvoice[]],
  { userId, payerName, nameOf, account, plan, now }: Paying,
): StoredOrder {
  const invoices = [first, ...others];
  const lines = invoices.map((invoice): OrderLine => {
    const { invoiceId, personId, title } = invoice;
    const name = personId === userId ? title : `${title}, ${nameOf(personId)}`;
    return { kind: 'fee', personId, name, invoiceId, amountMinor: balanceOf(invoice) };
  });
  const totalMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const currency = Currency.parse(first.currency);
  return {
    orderId: newId('order', now),
    subjectKind: 'invoice',
    subjectId: first.teamId,
    userId,
    payerName,
    sellerKind: account.ownerKind,
    sellerId: account.ownerId,
    stripeId: account.stripeId,
    lines,
    currency,
    subtotalMinor: totalMinor,
    serviceFeeMinor: 0,
    platformFeeMinor: feeFor(totalMinor, { plan, feePayer: 'host', currency }).platformMinor,
    totalMinor,
    refundableMinor: 0,
    status: 'reserved',
    version: 1,
    expiresAt: new Date(now.getTime() + payMs).toISOString(),
    createdAt: now.toISOString(),
    title: others.length === 0 ? first.title : `${first.teamName}: ${invoices.length} invoices`,
    // Nothing starts: it bounds how long a bank may work on the payment.
    startsAt: new Date(now.getTime() + bankMs).toISOString(),
    timeZone: 'UTC',
    href: others.length === 0 ? `/invoices/${first.invoiceId}` : '/invoices',
    // What goes back is the community's to decide.
    terms: { refundPolicy: 'custom', refundTiers: [] },
    refunds: [],
    attempt: 0,
  };
}

/** Whether an order pays just what is owed on these invoices now. */
export function paysJust({ lines }: Pick<StoredOrder, 'lines'>, invoices: readonly StoredInvoice[]): boolean {
  const owed = new Map(invoices.map((invoice) => [invoice.invoiceId, balanceOf(invoice)]));
  return (
    lines.length === invoices.length &&
    lines.every(({ invoiceId = '', amountMinor }) => owed.get(invoiceId) === amountMinor)
  );
}
