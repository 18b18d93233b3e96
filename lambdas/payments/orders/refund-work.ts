import * as z from 'zod';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { OrderId, RefundId } from '#shared/ids.ts';
import { makeRefund, type Refunding } from './make-refund.ts';

/** Where refunds wait to be sent to the provider. */
export const refundQueue = 'payments-refunds';

/** A refund of an order. */
export const RefundWork = z.strictObject({ orderId: OrderId, refundId: RefundId });
type RefundWork = z.infer<typeof RefundWork>;

type Due = { readonly due: Pick<DueIndex, 'schedule'> };

/**
 * Refunds go to the provider one after the other, however many are asked for at once: its rate limit is not met.
 * @param key names the asking: a refund that waited for a bank is asked for again
 */
export async function scheduleRefund(work: RefundWork, key: string, { due }: Due, now: Date): Promise<void> {
  await due.schedule({ queue: refundQueue, key, dueAt: now.toISOString(), data: work }, now);
}

/** An offer that the payer doesn't take is sent to the card when its time is over. */
export async function sendUnlessTaken(
  { until, ...work }: RefundWork & { readonly until: string },
  { due }: Due,
  now: Date,
): Promise<void> {
  await due.schedule({ queue: refundQueue, key: `${work.refundId}/offer`, dueAt: until, data: work }, now);
}

const dayMs = 24 * 60 * 60_000;

/** Sends one; where the seller's balance is short it is tried again the next day. */
export async function refundWhenDue(work: RefundWork, by: Refunding & Due, now: Date): Promise<void> {
  if (!(await makeRefund(work, by, now))) return;
  const tomorrow = new Date(now.getTime() + dayMs).toISOString();
  const key = `${work.refundId}/${tomorrow.slice(0, 10)}`;
  await by.due.schedule({ queue: refundQueue, key, dueAt: tomorrow, data: work }, now);
}
