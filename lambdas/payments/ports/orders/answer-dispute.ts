import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { AnsweredDispute } from '#shared/payments/orders/answer-dispute.ts';
import { openDispute } from '#shared/payments/orders/dispute-moves.ts';
import { evidenceOf } from '#shared/payments/orders/evidence.ts';
import { disputeAnswered } from '#shared/payments/orders/messages.ts';
import type { Attended, StoredDispute } from '#shared/payments/orders/stored-dispute.ts';
import type { Orders } from './orders.ts';
import { asAgreed, type StoredOrder, shownDispute, shownOrder } from './stored-order.ts';

/**
 * The dispute of an order that is to be answered, or the last one, with what the bank is shown.
 * @param attendedOf who came, where what was paid for knows it
 * @throws {Problem} dispute.notFound
 */
export async function seenDispute(
  order: StoredOrder,
  attendedOf: (order: StoredOrder) => Promise<readonly Attended[]>,
): Promise<AnsweredDispute> {
  const dispute = openDispute(order) ?? order.disputes?.at(-1);
  if (!dispute) throw new Problem('dispute.notFound');
  return shown(order, dispute, dispute.attended ?? (await attendedOf(order)));
}

interface Answer {
  readonly orderId: string;
  readonly answer: string;
  readonly send: boolean;
  readonly attended: readonly Attended[];
}

/**
 * Keeps a draft or sends it, once, before the deadline. Who came is noted with it.
 * @throws {Problem} dispute.notFound, dispute.answered, dispute.tooLate
 */
export async function answerDisputeOf(
  { orderId, answer, send, attended }: Answer,
  orders: Pick<Orders, 'move'>,
  now: Date,
): Promise<AnsweredDispute> {
  const order = await orders.move(orderId, (is) => {
    const dispute = answerable(is, now);
    const answered = { ...dispute, answer, ...(send && { attended, answeredAt: now.toISOString() }) };
    const disputes = is.disputes?.map((one) => (one === dispute ? answered : one));
    return { order: { ...is, ...(disputes && { disputes }) }, facts: send ? [answeredFact(is, dispute, now)] : [] };
  });
  const dispute = order && openDispute(order);
  if (!dispute) throw new Problem('dispute.notFound');
  return shown(order, dispute, attended);
}

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

const shown = (order: StoredOrder, dispute: StoredDispute, attended: readonly Attended[]): AnsweredDispute => ({
  dispute: shownDispute(dispute),
  answer: dispute.answer ?? '',
  evidence: evidenceOf(shownOrder(asAgreed(order)), attended).map(({ title, lines }) => ({ title, lines: [...lines] })),
});
