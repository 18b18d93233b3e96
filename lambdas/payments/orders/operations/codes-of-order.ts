import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { MembersAmong } from '#lambdas/teams/ports/members-among.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { creditFor, withCredit } from '#shared/payments/credits/use-credit.ts';
import { isBetter, pricedWith } from '#shared/payments/discounts/priced-with.ts';
import { whyNotDiscounted } from '#shared/payments/discounts/why-not-discounted.ts';
import type { ordersContract } from '#shared/payments/orders/contract.ts';
import type { Credits } from '../../ports/credits/credits.ts';
import { payWithCredit } from '../../ports/credits/pay-with-credit.ts';
import type { Discounts, StoredDiscount } from '../../ports/discounts/discounts.ts';
import type { CodeTerms } from '../../ports/orders/order.entity.ts';
import type { Orders } from '../../ports/orders/orders.ts';
import { type StoredOrder, shownOrder } from '../../ports/orders/stored-order.ts';
import { refuseClosed } from './start-checkout.ts';

type Operations = (typeof ordersContract)['operations'];

export interface CodeParts {
  readonly orders: Pick<Orders, 'find' | 'move'>;
  readonly credits: Pick<Credits, 'balance'>;
  readonly discounts: Pick<Discounts, 'find'>;
  readonly membersAmong: MembersAmong;
}

/** Prices an order anew with a code. It is used up with the order, in one transaction, until the order is given up. */
export async function applyCode(
  { orderId, code }: Parsed<Operations['applyCode']>,
  caller: Caller,
  parts: CodeParts,
): Promise<Output<Operations['applyCode']>> {
  const order = await ownOrder(orderId, caller, parts.orders);
  return shownOrder(await withCode(order, code, parts, caller.now));
}

/** @throws {Problem} discount.notFound, discount.membersOnly, discount.otherProduct, discount.notNow, discount.usedUp, discount.notBetter; what `repriced` does */
export async function withCode(
  order: StoredOrder,
  code: string,
  { orders, discounts, credits, membersAmong }: CodeParts,
  now: Date,
): Promise<StoredOrder> {
  const discount = order.codeTerms && (await discounts.find(order.codeTerms.scopes, code));
  if (!discount || !order.codeTerms) throw new Problem('discount.notFound');
  if (order.code?.code === code) return order;
  const isMember = discount.audience === 'members' && (await isOfMembers(order, membersAmong));
  const why = whyNotDiscounted(discount, { ...order, now, isMember });
  if (why) throw new Problem(why);
  if (!isBetter(order.lines, namedBy(discount), termsOf(order, order.codeTerms), order.automatic ?? []))
    throw new Problem('discount.notBetter');
  const lowered = await repriced(order, discount, now, orders);
  return withAllCredit(lowered, { orders, credits }, now);
}

/** Whether the payer of an order, or a player on it, is a member of the community that it is paid to. */
async function isOfMembers({ teamId, userId, lines }: StoredOrder, membersAmong: MembersAmong): Promise<boolean> {
  const people = [userId, ...lines.map(({ personId }) => personId)];
  return teamId !== undefined && (await membersAmong(teamId, userId, people)).size > 0;
}

export async function removeCode(
  { orderId }: Parsed<Operations['removeCode']>,
  caller: Caller,
  parts: CodeParts,
): Promise<Output<Operations['removeCode']>> {
  const order = await ownOrder(orderId, caller, parts.orders);
  return shownOrder(await withoutCode(order, parts, caller.now));
}

/** @throws {Problem} what `repriced` does */
export async function withoutCode(
  order: StoredOrder,
  { orders, credits }: Omit<CodeParts, 'discounts' | 'membersAmong'>,
  now: Date,
): Promise<StoredOrder> {
  if (!order.code) return order;
  const raised = await repriced(order, undefined, now, orders);
  return withAllCredit(raised, { orders, credits }, now);
}

/** At another price credit may go further; who keeps theirs still does. */
const withAllCredit = async (
  order: StoredOrder,
  by: Omit<CodeParts, 'discounts' | 'membersAmong'>,
  now: Date,
): Promise<StoredOrder> => (order.creditLeftOutMinor ? order : payWithCredit(order, by, now));

/** @throws {Problem} order.notFound, order.closed, order.paid, order.paying once the provider was asked to take the price */
export async function ownOrder(orderId: string, caller: Caller, orders: CodeParts['orders']): Promise<StoredOrder> {
  const order = await orders.find(orderId);
  if (order?.userId !== actorOf(caller).userId) throw new Problem('order.notFound');
  refuseOthers(order, caller.now);
  return order;
}

export function refuseOthers(order: StoredOrder, now: Date): void {
  if (order.status === 'awaiting_payment') throw new Problem('order.paying');
  refuseClosed(order, now);
}

/**
 * An order with another code, or none; the code before it is free again in the same transaction. Credit pays for it as before, as
 * far as it goes.
 * @throws {Problem} order.closed, order.paid, order.paying; discount.usedUp
 */
export async function repriced(
  { orderId }: StoredOrder,
  chosen: StoredDiscount | undefined,
  now: Date,
  orders: CodeParts['orders'],
): Promise<StoredOrder> {
  const moved = await orders.move(orderId, (is) => {
    refuseOthers(is, now);
    if (!is.codeTerms) return undefined;
    const { code: _, ...rest } = is;
    const named = chosen && namedBy(chosen);
    const order = {
      ...rest,
      ...pricedWith(is.lines, named, termsOf(is, is.codeTerms), is.automatic),
      ...(chosen && { code: { scopeId: chosen.scopeId, code: chosen.code } }),
    };
    const creditMinor = is.creditMinor ? creditFor(is.creditMinor, order) : 0;
    return { order: withCredit(order, creditMinor), ...(chosen && { chosen: [chosen] }) };
  });
  if (!moved) throw new Problem('order.notFound');
  return moved;
}

const namedBy = ({ code: name, off, modes, products, stacks }: StoredDiscount) => ({
  name,
  off,
  modes,
  products,
  stacks,
});

const termsOf = ({ currency }: StoredOrder, { plan, feePayer }: CodeTerms) => ({ plan, feePayer, currency });
