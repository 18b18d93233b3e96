import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { acceptedAsCredit, leftForCard } from '#shared/payments/credits/refund-as-credit.ts';
import type { ordersContract } from '#shared/payments/orders/contract.ts';
import { isDisputed } from '#shared/payments/orders/dispute-moves.ts';
import { letsChooseCredit } from '#shared/payments/refund-policy.ts';
import type { Orders } from '../../ports/orders/orders.ts';
import { refundFactOf } from '../../ports/orders/refund-fact.ts';
import { type StoredOrder, shownOrder } from '../../ports/orders/stored-order.ts';

type Operations = (typeof ordersContract)['operations'];

/** The choice is kept with the order and counts for a player who leaves right after it. The last one counts. */
export async function chooseRefund(
  { orderId, personId, to }: Parsed<Operations['chooseRefund']>,
  caller: Caller,
  orders: Pick<Orders, 'move'>,
): Promise<Output<Operations['chooseRefund']>> {
  return changed(orderId, caller, orders, (is) => {
    const { [personId]: _, ...others } = is.refundWays ?? {};
    if (to === 'card') return { order: { ...is, refundWays: others } };
    if (!letsChooseCredit(is.terms)) throw new Problem('credit.notOffered');
    return { order: { ...is, refundWays: { ...others, [personId]: { to, at: caller.now.toISOString() } } } };
  });
}

/**
 * Credit moves in one transaction with the refund that it takes the place of; a refund that was sent to the card meanwhile stays
 * there. A repeat of the same answer changes nothing.
 */
export async function answerCreditOffer(
  { orderId, refundId, accepts }: Parsed<Operations['answerCreditOffer']>,
  caller: Caller,
  orders: Pick<Orders, 'move'>,
): Promise<Output<Operations['answerCreditOffer']>> {
  const { now } = caller;
  return changed(orderId, caller, orders, (is) => {
    if (!isOffered(is, refundId, accepts)) return undefined;
    if (accepts) refuseLate(is, refundId, now);
    const order = accepts ? acceptedAsCredit(is, refundId) : leftForCard(is, refundId);
    return order && { order, facts: [refundFactOf(order, refundId, now)] };
  });
}

/**
 * Whether there is something to answer; false where it was answered so before.
 * @throws {Problem} order.notFound, credit.offerOver
 */
function isOffered({ refunds }: StoredOrder, refundId: string, accepts: boolean): boolean {
  const refund = refunds.find((one) => one.refundId === refundId);
  if (!refund) throw new Problem('order.notFound');
  if (refund.offer) return true;
  if (accepts !== (refund.trace.to === 'credit')) throw new Problem('credit.offerOver');
  return false;
}

/** @throws {Problem} order.disputed, credit.offerOver */
function refuseLate(is: StoredOrder, refundId: string, now: Date): void {
  if (isDisputed(is)) throw new Problem('order.disputed');
  const offer = is.refunds.find((one) => one.refundId === refundId)?.offer;
  if (!offer || offer.until <= now.toISOString()) throw new Problem('credit.offerOver');
}

/** @throws {Problem} order.notFound where it is not the caller's */
async function changed(
  orderId: string,
  caller: Caller,
  orders: Pick<Orders, 'move'>,
  decide: Parameters<Orders['move']>[1],
) {
  const { userId } = actorOf(caller);
  const own = (is: StoredOrder) => {
    if (is.userId !== userId) throw new Problem('order.notFound');
    return decide(is);
  };
  const moved = await orders.move(orderId, own);
  if (!moved) throw new Problem('order.notFound');
  return shownOrder(moved);
}
