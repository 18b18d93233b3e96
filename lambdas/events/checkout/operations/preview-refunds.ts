import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { eventCheckout } from '#shared/events/checkout/contract.ts';
import { ordersOn } from '#shared/events/rsvp/line/order-seats.ts';
import { isDisputed } from '#shared/payments/orders/dispute-moves.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { comingBack } from '#shared/payments/settlement.ts';
import type { EventStore } from '../../details/store.ts';
import type { SeatStore } from '../../rsvp/line/seats.ts';
import { ordersAt } from '../orders-at.ts';

type PreviewRefunds = (typeof eventCheckout)['operations']['previewRefunds'];

export interface PreviewParts {
  readonly events: Pick<EventStore, 'find'>;
  readonly seats: Pick<SeatStore, 'find'>;
  readonly orders: Pick<Orders, 'listOf'>;
}

/** What a host's next step sends back, by the rule that will send it. It may change until they press. */
export async function previewRefunds(
  { eventId, personId: only }: Parsed<PreviewRefunds>,
  { events, seats, orders }: PreviewParts,
  now: Date,
): Promise<Output<PreviewRefunds>> {
  const [event, line] = await Promise.all([events.find(eventId), seats.find(eventId)]);
  if (!event) throw new Problem('event.notFound');
  const listed = await ordersAt(event, orders);
  const taken = [...(line ? ordersOn(line) : [])].flatMap(([orderId, people]) =>
    people.filter((personId) => !only || personId === only).map((personId) => ({ orderId, personId, eventId })),
  );
  // What a payer's bank looks into goes back, if at all, once the bank has decided.
  const paid = listed.filter((order) => wasCharged(order.status) && !isDisputed(order));
  const cause = only ? ('removed' as const) : ('cancelled' as const);
  const payers = [...comingBack(paid, taken, { cause, at: now, startsAt: event.startsAt })];
  const currency = paid[0]?.currency;
  return {
    payers,
    totalMinor: payers.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    ...(currency && { currency }),
  };
}
