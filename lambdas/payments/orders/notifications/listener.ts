import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { Message } from '#shared/contract/message.ts';
import {
  bankRefused,
  disputeChanged,
  orderClosed,
  orderPaid,
  refundChanged,
} from '#shared/payments/orders/messages.ts';
import { createOrders } from '../../ports/orders/orders.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import { tellOfDispute } from './dispute-work.ts';
import { ranOut, receipt, refundLetter, refusedByBank } from './order-letters.ts';

const orders = createOrders(table());
const delivery = connectDelivery();
const due = createDueIndex(table());

/** Tells a payer of their order; the same cause, which is the message where nothing else is said, tells once. */
async function tell(
  {
    messageId,
    cause = messageId,
    occurredAt,
    data: { orderId },
  }: Message & { readonly cause?: string; readonly data: { readonly orderId: string } },
  letterOf: (order: StoredOrder, origin: string) => NoticeContent | undefined,
  by: Delivery,
  now: Date,
): Promise<void> {
  const order = await orders.find(orderId);
  const content = order && letterOf(order, by.origin);
  if (!order || !content) return;
  const notice = { cause, causedAt: occurredAt, userId: order.userId, topic: 'payments' as const };
  await deliver({ ...notice, isUrgent: true, tell: () => content }, by, now);
}

/** Tells payers what they paid, what goes back and why, that their bank said no, and that the time to pay ran out; and sellers of disputes. */
export const handler = listen(
  on(orderPaid, (message, now) => tell(message, receipt, delivery, now)),
  on(orderClosed, (message, now) =>
    tell(
      message,
      (order, origin) =>
        order.status === 'expired' && order.subjectKind !== 'invoice' ? ranOut(order, origin) : undefined,
      delivery,
      now,
    ),
  ),
  on(disputeChanged, (message, now) => tellOfDispute(message, { orders, delivery, due }, now)),
  on(bankRefused, (message, now) => tell(message, refusedByBank, delivery, now)),
  on(refundChanged, (message, now) => {
    const { refundId, status } = message.data;
    const letterOf = (order: StoredOrder, origin: string) => {
      const refund = order.refunds.find((one) => one.refundId === refundId);
      return refund && refundLetter(order, refund, status, origin);
    };
    const cause = status === 'failed' ? message.messageId : `refund/${refundId}`;
    return tell({ ...message, cause }, letterOf, delivery, now);
  }),
);
