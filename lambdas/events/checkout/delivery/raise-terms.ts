import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { ordersOn } from '#shared/events/rsvp/line/order-seats.ts';
import { keptTerms, type RefundTerms, raisedTerms } from '#shared/payments/refund-policy.ts';
import type { EventReader } from '../../details/event-reader.ts';
import { termsOf } from '../order-for.ts';

interface Raising {
  readonly events: Pick<EventReader, 'findWithLine'>;
  readonly orders: Pick<Orders, 'move'>;
}

/**
 * Where the refund policy of an event gives more by now, orders for it say so: what payers read is what a settlement gives them,
 * which goes by the line. A policy that gives less changes no order. Safe to repeat.
 */
export async function raiseTerms(eventId: string, { events, orders }: Raising): Promise<void> {
  const found = await events.findWithLine(eventId);
  const terms = found && termsOf(found.event);
  if (!terms) return;
  await inParallel([...ordersOn(found.line).keys()], 10, (orderId) =>
    orders.move(orderId, (is) => raised(is, eventId, terms)),
  );
}

/** Of a pass this one event alone promises more. */
function raised(is: StoredOrder, eventId: string, later: RefundTerms) {
  if (is.subjectKind === 'series') return raisedDate(is, eventId, later);
  const terms = raisedTerms(is.terms, later);
  if (!terms) return undefined;
  return { order: { ...is, terms, ...(is.paidAt && { firstTerms: is.firstTerms ?? is.terms }) } };
}

function raisedDate(is: StoredOrder, eventId: string, later: RefundTerms) {
  const lines = is.lines.map((line) => {
    const terms = line.eventId === eventId ? raisedTerms(line.terms ?? is.terms, later) : undefined;
    return terms ? { ...line, terms: keptTerms(terms) } : line;
  });
  return lines.some((line, index) => line !== is.lines[index]) ? { order: { ...is, lines } } : undefined;
}
