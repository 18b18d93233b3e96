import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { Message } from '#shared/contract/message.ts';
import { formatMoney } from '#shared/money.ts';
import type { refundChanged } from '#shared/payments/orders/messages.ts';
import type { StoredRefund } from '#shared/payments/orders/stored-refund.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import { accountGone } from '../account-gone.ts';
import { pathOfMoney } from './paths-of-money.ts';
import { sellersTold, sentToSeller } from './sellers-told.ts';
import { scheduleShortFunds, type TellingOfFunds } from './short-funds-work.ts';

/** Tells the seller that the payer's bank refused a refund, once; what their balance is short of is told of once a day. */
export async function tellSellerOfRefund(
  { occurredAt, data: { orderId, refundId, status } }: Message<typeof refundChanged>,
  by: TellingOfFunds,
  now: Date,
): Promise<void> {
  if (status !== 'pending_funds' && status !== 'failed') return;
  const order = await by.orders.find(orderId);
  const refund = order?.refunds.find((one) => one.refundId === refundId);
  if (!order || refund?.status !== status) return;
  if (status === 'pending_funds') {
    await by.short.keep({ stripeId: order.stripeId, refundId, orderId });
    return scheduleShortFunds(order.stripeId, by, now);
  }
  const { delivery } = by;
  const cause = `refund/${refundId}/seller/${status}`;
  const notice = { cause, causedAt: occurredAt, topic: 'payments' as const };
  for (const userId of await sellersTold(order, by.moneyPeopleOf))
    await deliver(
      { ...notice, userId, isUrgent: true, tell: () => failedLetter(order, refund, delivery.origin) },
      delivery,
      now,
    );
}

function failedLetter(order: StoredOrder, refund: StoredRefund, origin: string): NoticeContent {
  const { subject, heading, paragraphs } = (refund.failure === accountGone ? notConnected : refused)(order, refund);
  const path = pathOfMoney(order);
  return {
    subject,
    content: {
      preheader: paragraphs[0] ?? heading,
      heading,
      paragraphs,
      action: path
        ? { label: 'Open the payment', url: `${origin}${path}` }
        : { label: 'Open Stripe', url: 'https://dashboard.stripe.com/balance/overview' },
      footerLines: [sentToSeller(order)],
    },
  };
}

function notConnected({ payerName, title, currency }: StoredOrder, { amountMinor }: StoredRefund) {
  const sum = formatMoney({ amountMinor, currency });
  return {
    subject: `A refund couldn’t be sent: ${title}`,
    heading: `${payerName} still gets ${sum}`,
    paragraphs: [
      `Your Stripe account isn’t connected to us anymore, so we couldn’t send the refund of ${sum} to ${payerName} for ${title}.`,
      'Refund it in Stripe, or link the same account again in your settings and try again.',
    ],
  };
}

function refused({ payerName, title, currency }: StoredOrder, { amountMinor }: StoredRefund) {
  const sum = formatMoney({ amountMinor, currency });
  return {
    subject: `A refund didn’t go through: ${title}`,
    heading: `${sum} came back to your balance`,
    paragraphs: [
      `${payerName}’s bank did not take the refund of ${sum} for ${title}. The money is in your Stripe balance again.`,
      `Try again, or agree with ${payerName} on another way to pay it back.`,
    ],
  };
}
