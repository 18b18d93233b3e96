import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { Currency } from '#shared/money.ts';
import type { invoices as contract } from '#shared/payments/invoices/contract.ts';
import { balanceOf } from '#shared/payments/invoices/standing.ts';
import { isPayableByCard } from '#shared/payments/quote.ts';
import type { Cashier } from '../../orders/cashier.ts';
import type { Sellers } from '../../ports/accounts/seller-of.ts';
import type { Credits } from '../../ports/credits/credits.ts';
import { payWithCredit } from '../../ports/credits/pay-with-credit.ts';
import { refuseMinorPayer } from '../../ports/orders/adult-pays.ts';
import type { Orders } from '../../ports/orders/orders.ts';
import { type StoredOrder, shownOrder } from '../../ports/orders/stored-order.ts';
import type { InvoiceStore, StoredInvoice } from '../invoice-store.ts';
import { payingFor } from '../people.ts';
import { nameIn } from '../views.ts';
import { cardSellerOf } from './card-sellers.ts';
import { type Chosen, givingWay, openOrders } from './giving-way.ts';
import type { InvoiceOrders } from './invoice-orders.ts';
import { orderOfInvoices, paysJust } from './order-of-invoices.ts';

type PayInvoices = (typeof contract)['operations']['payInvoices'];

export interface PayParts extends Sellers {
  readonly invoices: Pick<InvoiceStore, 'find'>;
  readonly orders: Pick<Orders, 'find' | 'move'>;
  readonly credits: Pick<Credits, 'balance'>;
  readonly invoiceOrders: InvoiceOrders;
  readonly cashier: Pick<Cashier, 'close'>;
  readonly dependants: Pick<DependantReader, 'ofGuardian'>;
  readonly naming: Pick<Naming, 'of'>;
  readonly retry: Retry;
}

/** Two presses, or two tabs, lead to one order. One that was not paid yet gives way to another choice of its payer's. */
export async function payInvoices(
  { invoiceIds }: Parsed<PayInvoices>,
  caller: Caller,
  parts: PayParts,
): Promise<Output<PayInvoices>> {
  refuseMinorPayer(caller.account, caller.now);
  const order = await parts.retry(async () => {
    const chosen = await owedBy(invoiceIds, caller, parts);
    const open = await openOrders(chosen, parts.orders);
    const same = standing(open, chosen, caller);
    if (same) return same;
    const replaced = await givingWay(open, { userId: actorOf(caller).userId, now: caller.now }, parts);
    const order = await newOrder(chosen, caller, parts);
    if (!(await parts.invoiceOrders.reserve(order, chosen, replaced))) throw contention('An invoice moved');
    return order;
  });
  return { order: shownOrder(await withCreditFirst(order, parts, caller.now)) };
}

/** What the payer can spend with the community pays first, unless they said that they keep it. */
export const withCreditFirst = async (
  order: StoredOrder,
  parts: Pick<PayParts, 'orders' | 'credits'>,
  now: Date,
): Promise<StoredOrder> => (order.creditLeftOutMinor ? order : payWithCredit(order, parts, now));

/**
 * Invoices of the caller's family on which something is owed, all of one community.
 * @throws {Problem} invoice.notFound, invoice.nothingDue, invoice.oneCommunity
 */
export async function owedBy(
  invoiceIds: readonly string[],
  caller: Caller,
  { invoices, dependants }: Pick<PayParts, 'invoices' | 'dependants'>,
): Promise<Chosen> {
  const [family, found] = await Promise.all([
    payingFor(actorOf(caller).userId, dependants, caller.now),
    Promise.all(invoiceIds.map((invoiceId) => invoices.find(invoiceId))),
  ]);
  const own = found.flatMap((invoice) =>
    invoice && invoice.status !== 'draft' && family.includes(invoice.personId) ? [invoice] : [],
  );
  const [first, ...others] = own;
  if (!first || own.length < invoiceIds.length) throw new Problem('invoice.notFound');
  if (own.some((invoice) => balanceOf(invoice) === 0)) throw new Problem('invoice.nothingDue');
  const isSame = ({ teamId, currency }: StoredInvoice) => teamId === first.teamId && currency === first.currency;
  if (!others.every(isSame)) throw new Problem('invoice.oneCommunity');
  return [first, ...others];
}

const standing = (open: readonly StoredOrder[], chosen: Chosen, caller: Caller): StoredOrder | undefined =>
  open.find(
    (order) =>
      !order.installment &&
      order.userId === actorOf(caller).userId &&
      order.expiresAt > caller.now.toISOString() &&
      paysJust(order, chosen),
  );

/** @throws {Problem} invoice.cardsUnavailable */
export async function newOrder(
  chosen: Chosen,
  caller: Caller,
  parts: Pick<PayParts, 'naming' | keyof Sellers>,
): Promise<StoredOrder> {
  const { now } = caller;
  const { userId } = actorOf(caller);
  const [{ teamId, currency }] = chosen;
  const [seller, names] = await Promise.all([
    cardSellerOf({ teamId, currency: Currency.parse(currency) }, parts, now),
    parts.naming.of(
      chosen.map(({ personId }) => personId),
      { userId, now, needs: true },
    ),
  ]);
  if (!seller) throw new Problem('invoice.cardsUnavailable');
  const order = orderOfInvoices(chosen, {
    userId,
    payerName: nameForAll(caller.account, now),
    nameOf: (personId) => nameIn(names, personId),
    ...seller,
    now,
  });
  const { totalMinor: amountMinor } = order;
  if (!isPayableByCard({ amountMinor, currency: order.currency })) throw new Problem('invoice.cardsUnavailable');
  return order;
}
