import { newId } from '#lambdas/kernel/data/new-id.ts';
import { Problem } from '#shared/contract/errors.ts';
import { offeredUntil } from '#shared/payments/credits/refund-as-credit.ts';
import { isDisputed } from '#shared/payments/orders/dispute-moves.ts';
import type { HostRefund } from '#shared/payments/orders/host-refund.ts';
import { leftOf, paidInAll, withRefund } from '#shared/payments/orders/order-moves.ts';
import { keptTerms, type RefundTerms } from '#shared/payments/refund-policy.ts';
import { refundByPolicy } from '#shared/payments/settlement.ts';
import { atBest } from './at-best.ts';
import type { Orders } from './orders.ts';
import { refundFactOf } from './refund-fact.ts';
import { keepsCredit, type StoredOrder } from './stored-order.ts';

interface Asked extends HostRefund {
  readonly orderId: string;
  /** What the host runs: an order for something else is not theirs to refund. */
  readonly subjectId: string;
  /** When that starts, as it stands now. */
  readonly startsAt: string;
  /** What is promised by now, where that helps earlier payers too. */
  readonly terms?: RefundTerms | undefined;
}

/**
 * Sends money of an order back because a host says so. Two who press at once send it once: the second finds less left.
 * @throws {Problem} order.notFound, order.disputed, order.nothingLeft; credit.guestPayer where credit is offered to a payer without an account
 */
export async function refundByHost(
  { orderId, subjectId, startsAt: startsNow, terms, ...asked }: Asked,
  orders: Pick<Orders, 'move'>,
  now: Date,
): Promise<StoredOrder> {
  const refundId = newId('refund', now);
  const at = now.toISOString();
  const offer = asked.offersCredit && { offer: { until: offeredUntil(now) } };
  const moved = await orders.move(orderId, (is) => {
    refuseOther(is, { ...asked, subjectId });
    const promised = terms ? atBest(is, { terms, startsAt: startsNow }, now) : { ...is, startsAt: startsNow };
    const { startsAt } = promised;
    const amountMinor = amountOf(promised, asked, now);
    const trace = { ...keptTerms(promised.terms), cause: 'host' as const, at, startsAt, ...partOf(is, amountMinor) };
    const order = amountMinor > leftOf(is) ? undefined : withRefund(is, { refundId, amountMinor, at, trace, ...offer });
    if (!order) throw new Problem('order.nothingLeft');
    return { order, facts: [refundFactOf(order, refundId, now)] };
  });
  if (!moved) throw new Problem('order.notFound');
  return moved;
}

/** @throws {Problem} order.notFound, order.disputed, credit.guestPayer */
function refuseOther(is: StoredOrder, { subjectId, offersCredit }: Pick<Asked, 'subjectId' | 'offersCredit'>): void {
  if (is.subjectId !== subjectId) throw new Problem('order.notFound');
  if (isDisputed(is)) throw new Problem('order.disputed');
  if (offersCredit && !keepsCredit(is)) throw new Problem('credit.guestPayer');
}

const amountOf = (is: StoredOrder, { amountMinor, isByPolicy }: HostRefund, now: Date): number =>
  isByPolicy
    ? Math.min(refundByPolicy({ ...is, freeUntil: is.freeToLeave?.until }, now), leftOf(is))
    : (amountMinor ?? leftOf(is));

const partOf = (is: StoredOrder, amountMinor: number) => ({
  percent: Math.round((amountMinor * 100) / Math.max(1, paidInAll(is))),
  returnsFee: amountMinor === leftOf(is),
});
