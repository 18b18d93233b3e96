import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { peopleOf } from '#lambdas/payments/ports/orders/order-claims.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { chargeAsked } from '#shared/payments/orders/messages.ts';
import { isCharging, isPledged, withFinalPrice } from '#shared/payments/orders/pledge.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import { type Delivering, deliverOrder } from '../delivery/deliver.ts';

export interface FixingPrices extends Pick<Delivering, 'seats' | 'record'> {
  readonly orders: Pick<Orders, 'find' | 'move'>;
}

/** Gives an order its final price and has the card charged, once; where nothing is charged, it is closed. Safe to repeat. */
export async function fixPrice(
  orderId: string,
  line: StoredLine,
  { orders, record }: FixingPrices,
  now: Date,
): Promise<void> {
  if (line.eachMinor !== undefined)
    return void (await orders.move(orderId, (is) => final(is, { ...line, eachMinor: line.eachMinor ?? 0 }, now)));
  const order = await orders.find(orderId);
  if (!order || !isPledged(order)) return;
  for (const personId of peopleOf(order))
    await record(
      settlementFact({ orderId, personId, eventId: line.eventId, cause: 'minimum', startsAt: line.startsAt }, now),
    );
}

function final(is: StoredOrder, line: StoredLine & { readonly eachMinor: number }, now: Date) {
  const { lockedAt: at = now.toISOString(), startsAt } = line;
  const order = withFinalPrice(is, { shares: sharesOf(is, line), at, startsAt });
  if (!order) return undefined;
  const { orderId } = is;
  const messageId = idFrom('message', chargeAsked.name, orderId);
  return { order, facts: isCharging(order) ? [factRow(chargeAsked, messageId, now, { orderId })] : [] };
}

/** Of those whose seat the order has; who came after the price was final pays what a spot costs since. */
const sharesOf = (
  { orderId, lines }: StoredOrder,
  { orders = {}, shares = {}, eachMinor }: StoredLine & { readonly eachMinor: number },
): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(lines, ({ personId }) => personId)]
      .filter(([person]) => orders[person] === orderId)
      .map(([person, own]) => [person, shares[person] ?? eachMinor * own.length]),
  );

/** Seats the players of an order whose card is saved. Where the price became final meanwhile, the card is charged. Safe to repeat. */
export async function seatPledged(orderId: string, by: FixingPrices & Delivering, now: Date): Promise<void> {
  const order = await by.orders.find(orderId);
  if (!order || !isPledged(order)) return;
  await deliverOrder(orderId, by, now);
  const line = await by.seats.find(order.subjectId);
  if (line?.lockedAt && peopleOf(order).some((person) => line.orders?.[person] === orderId))
    await fixPrice(orderId, line, by, now);
}
