import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { answerDisputeOf, seenDispute } from '#lambdas/payments/ports/orders/answer-dispute.ts';
import { peopleOf } from '#lambdas/payments/ports/orders/order-claims.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { wasThere } from '#shared/events/attendance/attendance.ts';
import type { eventCheckout } from '#shared/events/checkout/contract.ts';
import type { Attended } from '#shared/payments/orders/stored-dispute.ts';
import type { AttendanceStore } from '../../attendance/store.ts';
import type { EventStore } from '../../details/store.ts';
import type { KeepsMoney } from '../../payments/keeps-money-of.ts';
import { placesOf } from '../delivery/places-of.ts';
import { orderKeptBy } from '../order-kept-by.ts';

type Operations = (typeof eventCheckout)['operations'];

export interface EventDisputeParts extends KeepsMoney {
  readonly events: Pick<EventStore, 'find'>;
  readonly orders: Pick<Orders, 'find' | 'move'>;
  readonly attendance: Pick<AttendanceStore, 'list'>;
}

export async function getEventDispute(
  input: Parsed<Operations['getEventDispute']>,
  caller: Caller,
  parts: EventDisputeParts,
): Promise<Output<Operations['getEventDispute']>> {
  return seenDispute(await orderOf(input, caller, parts), (order) => attendedOf(order, parts));
}

/** Keeps a draft or sends it, once, before the deadline. */
export async function answerDispute(
  input: Parsed<Operations['answerDispute']>,
  caller: Caller,
  parts: EventDisputeParts,
): Promise<Output<Operations['answerDispute']>> {
  const attended = await attendedOf(await orderOf(input, caller, parts), parts);
  return answerDisputeOf({ ...input, attended }, parts.orders, caller.now);
}

const orderOf = async (input: Parsed<Operations['getEventDispute']>, caller: Caller, parts: EventDisputeParts) =>
  (await orderKeptBy(actorOf(caller).userId, input, parts)).order;

async function attendedOf(order: StoredOrder, { attendance }: EventDisputeParts): Promise<Attended[]> {
  const each = await Promise.all(
    placesOf(order).map(async ({ eventId, lines }) => {
      const people = peopleOf({ lines });
      const known = await attendance.list(eventId, people);
      return people.flatMap((personId) => {
        const found = known.get(personId);
        const at = found?.checkIn?.at ?? found?.markedAt;
        const name = lines.find((line) => line.personId === personId)?.name ?? order.payerName;
        return found && at && wasThere(found) ? [{ name, at }] : [];
      });
    }),
  );
  return each.flat();
}
