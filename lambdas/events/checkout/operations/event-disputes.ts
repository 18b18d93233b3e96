import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { peopleOf } from '#lambdas/payments/ports/orders/orders.ts';
import { type StoredOrder, shownDispute, shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { wasThere } from '#shared/events/attendance/attendance.ts';
import type { eventCheckout } from '#shared/events/checkout/contract.ts';
import { openDispute } from '#shared/payments/orders/dispute-moves.ts';
import { evidenceOf } from '#shared/payments/orders/evidence.ts';
import { disputeAnswered } from '#shared/payments/orders/messages.ts';
import type { Attended, StoredDispute } from '#shared/payments/orders/stored-dispute.ts';
import type { AttendanceStore } from '../../attendance/store.ts';
import type { EventStore } from '../../details/store.ts';
import { type KeepsMoney, keepsMoneyOf } from '../../payments/keeps-money-of.ts';

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
  const order = await orderIn(input, caller, parts);
  const dispute = openDispute(order) ?? order.disputes?.at(-1);
  if (!dispute) throw new Problem('dispute.notFound');
  return shown(order, dispute, dispute.attended ?? (await attendedOf(order, parts)));
}

/** Keeps a draft or sends it, once, before the deadline. Who came is noted with it. */
export async function answerDispute(
  input: Parsed<Operations['answerDispute']>,
  caller: Caller,
  parts: EventDisputeParts,
): Promise<Output<Operations['answerDispute']>> {
  const { answer, send } = input;
  const { now } = caller;
  const attended = await attendedOf(await orderIn(input, caller, parts), parts);
  const order = await parts.orders.move(input.orderId, (is) => {
    const dispute = answerable(is, now);
    const answered = { ...dispute, answer, ...(send && { attended, answeredAt: now.toISOString() }) };
    const disputes = is.disputes?.map((one) => (one === dispute ? answered : one));
    return { order: { ...is, ...(disputes && { disputes }) }, facts: send ? [answeredFact(is, dispute, now)] : [] };
  });
  const dispute = order && openDispute(order);
  if (!dispute) throw new Problem('dispute.notFound');
  return shown(order, dispute, attended);
}

/** @throws {Problem} event.notFound, access.denied, order.notFound */
async function orderIn(
  { eventId, orderId }: Parsed<Operations['getEventDispute']>,
  caller: Caller,
  parts: EventDisputeParts,
): Promise<StoredOrder> {
  const event = await parts.events.find(eventId);
  if (!event) throw new Problem('event.notFound');
  if (!(await keepsMoneyOf(event, actorOf(caller).userId, parts))) throw new Problem('access.denied');
  const order = await parts.orders.find(orderId);
  if (order?.subjectId !== eventId) throw new Problem('order.notFound');
  return order;
}

/** @throws {Problem} dispute.notFound, dispute.answered, dispute.tooLate */
function answerable(order: StoredOrder, now: Date): StoredDispute {
  const dispute = openDispute(order);
  if (!dispute) throw new Problem('dispute.notFound');
  if (dispute.answeredAt || dispute.status !== 'needs_response') throw new Problem('dispute.answered');
  if (dispute.answerBy && dispute.answerBy <= now.toISOString()) throw new Problem('dispute.tooLate');
  return dispute;
}

function answeredFact({ orderId }: StoredOrder, { disputeId }: StoredDispute, now: Date) {
  const messageId = idFrom('message', disputeAnswered.name, disputeId);
  return factRow(disputeAnswered, messageId, now, { orderId, disputeId });
}

async function attendedOf(order: StoredOrder, { attendance }: EventDisputeParts): Promise<Attended[]> {
  const people = peopleOf(order);
  const known = await attendance.list(order.subjectId, people);
  return people.flatMap((personId) => {
    const found = known.get(personId);
    const at = found?.checkIn?.at ?? found?.markedAt;
    const name = order.lines.find((line) => line.personId === personId)?.name ?? order.payerName;
    return found && at && wasThere(found) ? [{ name, at }] : [];
  });
}

const shown = (order: StoredOrder, dispute: StoredDispute, attended: readonly Attended[]) => ({
  dispute: shownDispute(dispute),
  answer: dispute.answer ?? '',
  evidence: evidenceOf(shownOrder(order), attended).map(({ title, lines }) => ({ title, lines: [...lines] })),
});
