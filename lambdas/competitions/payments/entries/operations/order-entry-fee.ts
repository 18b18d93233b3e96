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
import type { entryCheckout } from '#shared/competitions/payments/entry-checkout-contract.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { OrderLine } from '#shared/payments/orders/schemas.ts';
import { isPayableByCard } from '#shared/payments/quote.ts';
import { promiseOf } from '../../../tournaments/entry-settlements.ts';
import { sellerOfTournament } from '../../../tournaments/seller-of-tournament.ts';
import type { StoredTournament } from '../../../tournaments/tournament-reader.ts';
import { seeTournament } from '../../../tournaments/tournament-sight.ts';
import { awaitedOf } from '../../checkout/awaited-orders.ts';
import { isSame } from '../../checkout/operations/order-season-dues.ts';
import { whoReturnsTo } from '../../checkout/who-returns.ts';
import { entryOrder, isInTheWay, lineOf } from '../entry-order.ts';
import { type PayableEntry, payableEntries } from '../payable-entries.ts';
import type { ReserveEntry } from '../reserve-entry.ts';
import type { EntryCheckoutParts } from './get-entry-checkout.ts';

type OrderEntryFee = (typeof entryCheckout)['operations']['orderEntryFee'];

export type EntryOrderingParts = EntryCheckoutParts & {
  readonly reserve: ReserveEntry;
  readonly retry: Retry;
};

/**
 * Makes the order for an entry of the caller, or for their half of a pair. The sums are the server's. The same again leads to the
 * same order while it can be paid; another choice takes its place, unless a payer is on the provider's page already.
 */
export const orderEntryFee = (
  input: Parsed<OrderEntryFee>,
  caller: Caller,
  parts: EntryOrderingParts,
): Promise<Output<OrderEntryFee>> => parts.retry(async () => shownOrder(await ordered(input, caller, parts)));

async function ordered(
  { tournamentId, entryId, part, keepsCredit = false }: Parsed<OrderEntryFee>,
  caller: Caller,
  parts: EntryOrderingParts,
): Promise<StoredOrder> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  refuseMinorPayer(caller.account, now);
  const { tournament } = await seeTournament(tournamentId, userId, parts);
  const payer = { userId, name: nameForAll(caller.account, now) };
  const { payable: all } = await payableEntries(tournament, userId, parts, now);
  const payable = all.find(({ entry }) => entry.entryId === entryId);
  const line = payable && lineOf(payable, { name: payer.name, part });
  if (!payable || !line) throw new Problem('payment.notDue');
  const { orders } = parts;
  const open = await openOrders(payable, parts);
  const same = open.find((order) => isSame(order, userId, [line]) && order.expiresAt > now.toISOString());
  const priced = (one: StoredOrder) => priceAutomatically(one, whoReturnsTo(tournament, parts), parts, now);
  if (same) return keepsCredit ? withoutCredit(same, orders) : payWithCredit(await priced(same), parts, now);
  const { before, kept } = besides(payable, line, open);
  if (before.some(({ status }) => status !== 'reserved')) throw new Problem('order.paying');
  const order = await newOrder(tournament, { payer, line, payable }, parts, now);
  const replaced = await Promise.all(before.map((one) => withoutCredit(one, orders)));
  if (!(await parts.reserve(tournament, order, { payable, kept, replaced }, now)))
    throw contention('The entry moved meanwhile');
  const lowered = await priced(order);
  return keepsCredit ? lowered : payWithCredit(lowered, parts, now);
}

/** Orders for an entry that can be paid still, or whose money came and is not noted yet. */
const openOrders = ({ entry: { cardPayments = [] } }: PayableEntry, { orders }: EntryOrderingParts) =>
  awaitedOf(cardPayments.filter(isUnpaid), orders);

/** Which open orders a new one takes the place of, and the payments of the entry that stay beside it. */
function besides(
  { entry: { cardPayments = [] }, restMinor }: PayableEntry,
  line: OrderLine,
  open: readonly StoredOrder[],
) {
  const unpaid = cardPayments.filter((one) => !one.paidAt && open.some(({ orderId }) => orderId === one.orderId));
  const inTheWay = new Set(unpaid.filter((one) => isInTheWay(one, line, { restMinor })));
  return {
    before: open.filter(({ orderId }) => [...inTheWay].some((one) => one.orderId === orderId)),
    kept: [...cardPayments.filter(({ paidAt }) => paidAt), ...unpaid.filter((one) => !inTheWay.has(one))],
  };
}

interface Buying {
  readonly payer: { readonly userId: string; readonly name: string };
  readonly line: OrderLine;
  readonly payable: PayableEntry;
}

/** @throws {Problem} order.tooLittle, order.cardsUnavailable */
async function newOrder(tournament: StoredTournament, buying: Buying, parts: EntryOrderingParts, now: Date) {
  const { currency } = buying.payable.fee;
  if (!isPayableByCard({ amountMinor: buying.line.amountMinor, currency })) throw new Problem('order.tooLittle');
  const { account, plan } = await sellerOfTournament(tournament, parts, now);
  const promise = promiseOf(tournament);
  if (account?.currency !== currency || !promise) throw new Problem('order.cardsUnavailable');
  return entryOrder(tournament, { ...buying, account, plan, promise }, now);
}
