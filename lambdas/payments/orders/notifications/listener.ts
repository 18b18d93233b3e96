import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { createFindMoneyPeople } from '#lambdas/teams/ports/organization-money.ts';
import type { Message } from '#shared/contract/message.ts';
import {
  bankRefused,
  chargeFailed,
  disputeChanged,
  orderClosed,
  orderPaid,
  refundChanged,
  refundOffered,
} from '#shared/payments/orders/messages.ts';
import { tellingOf, toldTogether } from '#shared/payments/orders/told-together.ts';
import { createOrders } from '../../ports/orders/orders.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import { tellOfDispute } from './dispute-work.ts';
import type { Opens } from './order-letter.ts';
import { offerLetter, receipt, refundLetter } from './order-letters.ts';
import { reaching, wayIn } from './reach-payer.ts';
import { tellSellerOfRefund } from './seller-refunds.ts';
import { createShortRefunds } from './short-refunds.ts';
import { chargeRefused, ranOut, refusedByBank } from './unpaid-letters.ts';

const orders = createOrders(table());
const delivery = connectDelivery();
const due = createDueIndex(table());
const moneyPeopleOf = createFindMoneyPeople(table());
const short = createShortRefunds(table());

/** Tells a payer of their order; the same cause, which is the message where nothing else is said, tells once. */
async function tell(
  { messageId, occurredAt, data: { orderId } }: Message & { readonly data: { readonly orderId: string } },
  letterOf: (order: StoredOrder, opens: Opens) => NoticeContent | undefined,
  by: Delivery,
  now: Date,
  causeOf: (order: StoredOrder) => string = () => messageId,
): Promise<void> {
  const order = await orders.find(orderId);
  const content = order && letterOf(order, await wayIn(order, by));
  if (!order || !content) return;
  const notice = { cause: causeOf(order), causedAt: occurredAt, userId: order.userId, topic: 'payments' as const };
  await deliver({ ...notice, isUrgent: true, tell: () => content }, reaching(order, by), now);
}

/**
 * A stranger may have typed a guest’s email, so a guest who never paid gets no mail. Free agents hear of their place, which says all
 * of it.
 */
const tellsOfEnd = ({ status, subjectKind, guest, pledge }: StoredOrder): boolean =>
  status === 'expired' &&
  !['invoice', 'tournament'].includes(subjectKind) &&
  !guest &&
  !(pledge && subjectKind === 'season');

function offered(order: StoredOrder, refundId: string): NoticeContent | undefined {
  const told = toldOf(order, refundId);
  return told && offerLetter(order, told, delivery.origin);
}

/** A refund of an order, or all of a canceled event together. */
function toldOf(order: StoredOrder, refundId: string) {
  const refund = order.refunds.find((one) => one.refundId === refundId);
  return refund && toldTogether(order, refund);
}

/** Tells payers what they paid, what goes back and why, that their bank said no, and that the time to pay ran out; and sellers of disputes and of refunds that didn’t go through. */
export const handler = listen(
  on(orderPaid, (message, now) => tell(message, receipt, delivery, now)),
  on(orderClosed, (message, now) =>
    tell(message, (order, opens) => (tellsOfEnd(order) ? ranOut(order, opens) : undefined), delivery, now),
  ),
  on(disputeChanged, (message, now) => tellOfDispute(message, { orders, delivery, moneyPeopleOf, due }, now)),
  on(chargeFailed, (message, now) => tell(message, chargeRefused, delivery, now)),
  on(bankRefused, (message, now) => tell(message, refusedByBank, delivery, now)),
  on(refundOffered, (message, now) =>
    tell(
      message,
      (order) => offered(order, message.data.refundId),
      delivery,
      now,
      (order) => tellingOf('offer', order, message.data.refundId),
    ),
  ),
  on(refundChanged, async (message, now) => {
    const { refundId, status } = message.data;
    const letterOf = (order: StoredOrder, opens: Opens) => {
      const refund =
        status === 'failed' ? order.refunds.find((one) => one.refundId === refundId) : toldOf(order, refundId);
      return refund && refundLetter(order, refund, status, opens);
    };
    await tell(message, letterOf, delivery, now, (order) =>
      status === 'failed' ? message.messageId : tellingOf('refund', order, refundId),
    );
    await tellSellerOfRefund(message, { orders, delivery, moneyPeopleOf, short, due }, now);
  }),
);
