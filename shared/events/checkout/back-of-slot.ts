import { isDependantId } from '#shared/ids.ts';
import { refundableIn } from '#shared/payments/credits/refund-as-credit.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { settle, sharesOf } from '#shared/payments/settlement.ts';

/** What comes back, in minor units, if the payer gives back a slot now and keeps the spot: by the rule that will send it. */
export function backOfSlot(order: Order, slotId: string, now: Date): number {
  const lines = order.lines.map((line) =>
    line.slotId === slotId && !isDependantId(line.personId) ? { ...line, givenBack: slotId } : line,
  );
  const share = [...sharesOf({ ...order, lines }).values()].find(({ givenBack }) => givenBack === slotId);
  if (!share) return 0;
  const cause = order.freeUntil && order.freeUntil > now.toISOString() ? 'changed' : 'left';
  const { amountMinor } = settle(share, { cause, at: now, startsAt: order.startsAt, terms: order.terms });
  return Math.min(amountMinor, refundableIn(order));
}
