import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import { leftForCard } from '#shared/payments/credits/refund-as-credit.ts';
import { leftOf, withRefund } from '#shared/payments/orders/order-moves.ts';
import type { OrderLine } from '#shared/payments/orders/schemas.ts';
import { settle } from '#shared/payments/settlement.ts';
import type { OrderChange } from '../orders/on-payment.ts';
import { refundFact } from '../ports/orders/refund-fact.ts';
import type { StoredOrder } from '../ports/orders/stored-order.ts';

const keptYears = 7;

/**
 * An order whose payer deleted their account; undefined where it says so already. Nothing in it says who they were, nothing that
 * goes back of it waits for their choice, and what was paid since then goes back whole. It is kept for seven years (domain 4.24).
 */
export function withoutPayer(is: StoredOrder, leftAt: string, now: Date): OrderChange | undefined {
  if (is.payerLeftAt) return undefined;
  const { refundWays: _, ...rest } = is;
  const offered = is.refunds.filter(({ offer }) => offer).map(({ refundId }) => refundId);
  const toCard = offered.reduce((order, refundId) => leftForCard(order, refundId) ?? order, rest);
  const order = {
    ...toCard,
    payerLeftAt: leftAt,
    payerName: formerPlayer,
    lines: is.lines.map((line) => nameless(line, is.userId)),
    expires: Math.floor(
      new Date(is.createdAt).setUTCFullYear(new Date(is.createdAt).getUTCFullYear() + keptYears) / 1000,
    ),
  };
  const late = paidSince(order, leftAt, now);
  const refundIds = [...offered, ...(late ? [late.refundId] : [])];
  return { order: late?.order ?? order, facts: refundIds.map((refundId) => refundFact(is.orderId, refundId, now)) };
}

/** A payment that came while the account was being deleted. What was owed is paid with it all the same. */
function paidSince(order: StoredOrder, leftAt: string, now: Date) {
  if (order.subjectKind === 'invoice' || !order.paidAt || order.paidAt < leftAt) return undefined;
  const refundId = idFrom('refund', order.orderId, 'late');
  const [at, amountMinor] = [now.toISOString(), leftOf(order)];
  const happened = { cause: 'undelivered' as const, at: now, startsAt: order.startsAt, terms: order.terms };
  const { trace } = settle({ priceMinor: amountMinor, feeMinor: 0 }, happened);
  const asked = withRefund(order, { refundId, amountMinor, at, trace });
  return asked && { refundId, order: asked };
}

/** The names of the payer, of their children and of guests; what is paid for keeps its own. */
function nameless(line: OrderLine, payerId: string): OrderLine {
  if (line.kind === 'fee' || line.kind === 'team') return line;
  return { ...line, name: line.personId === payerId && line.kind !== 'guest' ? formerPlayer : '' };
}
