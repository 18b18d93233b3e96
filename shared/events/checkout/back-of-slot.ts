import { isDependantId } from '#shared/ids.ts';
import { refundableIn } from '#shared/payments/credits/refund-as-credit.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { settle, sharesOf } from '#shared/payments/settlement.ts';

/** A slot of the payer's own, or of a child's. */
export interface WhoseSlot {
  readonly slotId: string;
  readonly dependantId?: string | undefined;
}

/** Whether a line of an order pays for it. */
export const paysForSlot = (
  { slotId, personId }: Pick<Order['lines'][number], 'slotId' | 'personId'>,
  whose: WhoseSlot,
): boolean =>
  slotId === whose.slotId && (whose.dependantId ? personId === whose.dependantId : !isDependantId(personId));

/** What comes back, in minor units, if the payer gives back a slot now and keeps the spot: by the rule that will send it. */
export function backOfSlot(order: Order, whose: WhoseSlot, now: Date): number {
  const { slotId } = whose;
  const lines = order.lines.map((line) => (paysForSlot(line, whose) ? { ...line, givenBack: slotId } : line));
  const share = [...sharesOf({ ...order, lines }).values()].find(
    ({ givenBack, personId }) => givenBack === slotId && paysForSlot({ slotId, personId }, whose),
  );
  if (!share) return 0;
  const cause = order.freeUntil && order.freeUntil > now.toISOString() ? 'changed' : 'left';
  const { amountMinor } = settle(share, { cause, at: now, startsAt: order.startsAt, terms: order.terms });
  return Math.min(amountMinor, refundableIn(order));
}
