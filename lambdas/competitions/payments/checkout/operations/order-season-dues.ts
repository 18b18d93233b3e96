import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { payWithCredit, withoutCredit } from '#lambdas/payments/ports/credits/pay-with-credit.ts';
import { priceAutomatically } from '#lambdas/payments/ports/discounts/price-automatically.ts';
import { refuseMinorPayer } from '#lambdas/payments/ports/orders/adult-pays.ts';
import { type StoredOrder, shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { isUnpaid } from '#shared/competitions/payments/card-payments.ts';
import type { seasonCheckout } from '#shared/competitions/payments/checkout-contract.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { OrderLine } from '#shared/payments/orders/schemas.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import { isPayableByCard } from '#shared/payments/quote.ts';
import type { StoredSeason } from '../../../seasons/season-reader.ts';
import { seeSeason } from '../../../seasons/sight/season-sight.ts';
import { awaitedOf } from '../awaited-orders.ts';
import type { Payable } from '../payable.ts';
import { besideOthers, paymentsOfOthers } from '../payable-team.ts';
import { readPayable } from '../read-payable.ts';
import type { Reserve } from '../reserve-season.ts';
import { asAgentPledge, seasonOrder, sellerOfSeason } from '../season-order.ts';
import { whoReturnsTo } from '../who-returns.ts';
import type { CheckoutParts } from './get-season-checkout.ts';
import { lineOf } from './line-of.ts';

type OrderSeasonDues = (typeof seasonCheckout)['operations']['orderSeasonDues'];

export interface OrderingParts extends CheckoutParts {
  readonly reserve: Reserve;
  readonly retry: Retry;
}

/**
 * Makes the order for some of what the caller may pay. The sums are the server's. The same again leads to the same order while it
 * can be paid; another choice takes its place, unless the payer is on the provider's page already.
 */
export const orderSeasonDues = (
  input: Parsed<OrderSeasonDues>,
  caller: Caller,
  parts: OrderingParts,
): Promise<Output<OrderSeasonDues>> => parts.retry(async () => shownOrder(await ordered(input, caller, parts)));

async function ordered(
  { seasonId, dueIds, isDeposit = false, keepsCredit = false }: Parsed<OrderSeasonDues>,
  caller: Caller,
  parts: OrderingParts,
): Promise<StoredOrder> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  refuseMinorPayer(caller.account, now);
  const { season } = await seeSeason(seasonId, userId, parts);
  const payer = { userId, name: nameForAll(caller.account, now) };
  const { payable } = await readPayable(season, payer, parts, now);
  const wanted = chosenOf(season, payable, dueIds);
  const awaited = await awaitedOf(paymentsOfOthers(wanted), parts.orders);
  const chosen = wanted.map((one) => besideOthers(one, awaited)).filter((one) => one !== undefined);
  if (chosen.length < wanted.length) throw new Problem('payment.beingPaid');
  const lines = chosen.map((one) => lineOf(season, one, isDeposit));
  const before = await openOrders(chosen, parts);
  const isNamed = ({ orderId }: StoredOrder) =>
    chosen.every(({ cardPayments }) => cardPayments.some((one) => one.orderId === orderId));
  const takesDiscounts = chosen.every(({ of }) => of.kind !== 'share');
  const isWanted = (order: StoredOrder) =>
    isNamed(order) && isSame(order, userId, lines) && (order.codeTerms !== undefined) === takesDiscounts;
  const same = before.find((order) => isWanted(order) && order.expiresAt > now.toISOString());
  const { orders } = parts;
  const priced = async (order: StoredOrder) =>
    agreed(await priceAutomatically(order, whoReturnsTo(season, parts), parts, now), orders);
  if (same) return keepsCredit ? withoutCredit(same, orders) : payWithCredit(await priced(same), parts, now);
  if (before.some(({ status }) => status !== 'reserved')) throw new Problem('order.paying');
  const agent = chosen.find(({ savesCard }) => savesCard);
  const buying = { payer, lines, takesDiscounts, heldUntil: heldUntil(chosen), agent };
  const order = await newOrder(season, buying, parts, now);
  const replaced = await Promise.all(before.map((one) => withoutCredit(one, orders)));
  if (!(await parts.reserve(season, order, { chosen, before: replaced })))
    throw contention('What is to be paid moved meanwhile');
  const lowered = await priced(order);
  return keepsCredit ? lowered : payWithCredit(lowered, parts, now);
}

/** @throws {Problem} order.tooLittle, order.cardsUnavailable */
async function newOrder(
  season: StoredSeason,
  buying: Pick<Parameters<typeof seasonOrder>[1], 'payer' | 'lines' | 'takesDiscounts' | 'heldUntil' | 'agent'>,
  parts: OrderingParts,
  now: Date,
): Promise<StoredOrder> {
  const { currency, refundPolicy } = season.facts;
  const amountMinor = buying.lines.reduce((sum, line) => sum + (line.depositMinor ?? line.amountMinor), 0);
  if (!isPayableByCard({ amountMinor, currency })) throw new Problem('order.tooLittle');
  const { account, plan } = await sellerOfSeason(season, amountMinor, parts, now);
  if (!account || !refundPolicy) throw new Problem('order.cardsUnavailable');
  return seasonOrder(season, { ...buying, account, plan, refundPolicy }, now);
}

/** What the payer of a free agent agrees to is the price as it is with discounts. */
async function agreed(order: StoredOrder, orders: Pick<OrderingParts['orders'], 'move'>): Promise<StoredOrder> {
  if (!order.pledge || order.pledge.mostMinor === order.totalMinor) return order;
  const moved = await orders.move(order.orderId, (is) =>
    is.status === 'reserved' ? { order: asAgentPledge(is) } : undefined,
  );
  return moved ?? order;
}

const heldUntil = (chosen: readonly Payable[]): string[] =>
  chosen.flatMap(({ of }) => (of.kind === 'registration' && of.row.payBy ? [of.row.payBy] : []));

/**
 * @throws {Problem} payment.notDue, payment.teamAlone: also of a share, which is an order of its own; payment.cardAlone: each free
 *   agent is charged by themselves
 */
function chosenOf({ status }: StoredSeason, payable: readonly Payable[], dueIds: readonly string[]) {
  const chosen = dueIds.map((dueId) => payable.find((one) => one.dueId === dueId));
  const found = chosen.filter((one) => one !== undefined);
  if (found.length < dueIds.length || !isEditable(status)) throw new Problem('payment.notDue');
  if (found.length > 1 && found.some(({ of }) => of.kind !== 'registration')) throw new Problem('payment.teamAlone');
  if (found.length > 1 && found.some(({ savesCard }) => savesCard)) throw new Problem('payment.cardAlone');
  return found;
}

/** Orders for some of it that can be paid still, or whose money came and is not noted at what it was paid for yet. */
async function openOrders(chosen: readonly Payable[], { orders }: Pick<OrderingParts, 'orders'>) {
  const now = chosen.flatMap(({ cardPayments }) => cardPayments.filter(isUnpaid));
  const before = chosen.flatMap(({ of }) => (of.kind === 'registration' ? (of.row.earlierPayments ?? []) : []));
  const earlier = before.filter((one) => isUnpaid(one) && now.every(({ orderId }) => orderId !== one.orderId));
  const [awaited, given] = await Promise.all([awaitedOf(now, orders), awaitedOf(earlier, orders)]);
  return [...awaited, ...given.filter(({ status }) => isOpen(status))];
}

/** Whether an order that can be paid is the one that is asked for. */
export const isSame = (order: StoredOrder, userId: string, lines: readonly OrderLine[]): boolean =>
  isOpen(order.status) &&
  order.userId === userId &&
  order.lines.length === lines.length &&
  lines.every((line) =>
    order.lines.some(
      (one) =>
        one.personId === line.personId &&
        one.depositMinor === line.depositMinor &&
        (one.fullMinor ?? one.amountMinor) === line.amountMinor,
    ),
  );
