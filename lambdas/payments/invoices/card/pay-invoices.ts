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
import { closed } from '#shared/payments/orders/order-moves.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import { isPayableByCard } from '#shared/payments/quote.ts';
import { isMinor } from '#shared/people/profile/player-facts.ts';
import type { Cashier } from '../../orders/cashier.ts';
import type { Sellers } from '../../ports/accounts/seller-of.ts';
import type { Orders } from '../../ports/orders/orders.ts';
import { type StoredOrder, shownOrder } from '../../ports/orders/stored-order.ts';
import type { InvoiceStore, StoredInvoice } from '../invoice-store.ts';
import { payingFor } from '../people.ts';
import { nameIn } from '../views.ts';
import { cardSellerOf } from './card-sellers.ts';
import type { InvoiceOrders } from './invoice-orders.ts';
import { orderOfInvoices, paysJust } from './order-of-invoices.ts';

type PayInvoices = (typeof contract)['operations']['payInvoices'];

export interface PayParts extends Sellers {
  readonly invoices: Pick<InvoiceStore, 'find'>;
  readonly orders: Pick<Orders, 'find' | 'move'>;
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
  if (isMinor(caller.account?.birthdate, caller.now)) throw new Problem('invoice.adultPays');
  const order = await parts.retry(async () => {
    const chosen = await owedBy(invoiceIds, caller, parts);
    const open = await openOrders(chosen, parts.orders);
    const same = standing(open, chosen, caller);
    if (same) return same;
    const replaced = await givingWay(open, caller, parts);
    const order = await newOrder(chosen, caller, parts);
    if (!(await parts.invoiceOrders.reserve(order, chosen, replaced))) throw contention('An invoice moved');
    return order;
  });
  return { order: shownOrder(order) };
}

type Chosen = readonly [StoredInvoice, ...StoredInvoice[]];

/**
 * Invoices of the caller's family on which something is owed, all of one community.
 * @throws {Problem} invoice.notFound, invoice.nothingDue, invoice.oneCommunity
 */
async function owedBy(
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

/** Orders that were made to pay any of these and are neither paid nor closed. */
async function openOrders(chosen: Chosen, orders: Pick<Orders, 'find'>): Promise<readonly StoredOrder[]> {
  const ids = new Set(chosen.flatMap(({ payingOrderId }) => payingOrderId ?? []));
  const found = await Promise.all([...ids].map((orderId) => orders.find(orderId)));
  return found.filter((order) => order !== undefined).filter(({ status }) => isOpen(status));
}

const standing = (open: readonly StoredOrder[], chosen: Chosen, caller: Caller): StoredOrder | undefined =>
  open.find(
    (order) =>
      order.userId === actorOf(caller).userId && order.expiresAt > caller.now.toISOString() && paysJust(order, chosen),
  );

/**
 * The orders that a new one takes the place of. Their pages are closed first, so that none of two is paid beside the other.
 * @throws {Problem} invoice.beingPaid while another payer has time to pay, or where the payment is on its way to us
 */
async function givingWay(
  open: readonly StoredOrder[],
  caller: Caller,
  { orders, cashier }: Pick<PayParts, 'orders' | 'cashier'>,
): Promise<readonly StoredOrder[]> {
  const { userId } = actorOf(caller);
  const waits = (order: StoredOrder) => order.userId !== userId && order.expiresAt > caller.now.toISOString();
  if (open.some(waits)) throw new Problem('invoice.beingPaid');
  for (const order of open) {
    if (order.attempt === 0) continue;
    if (await cashier.close(order)) throw new Problem('invoice.beingPaid');
    await orders.move(order.orderId, (is) =>
      is.attempt === order.attempt ? { order: closed(is, 'cancelled') } : undefined,
    );
  }
  return open.filter(({ attempt }) => attempt === 0);
}

/** @throws {Problem} invoice.cardsUnavailable */
async function newOrder(chosen: Chosen, caller: Caller, parts: PayParts): Promise<StoredOrder> {
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
