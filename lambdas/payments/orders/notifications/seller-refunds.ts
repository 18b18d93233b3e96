import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { FindMoneyPeople } from '#lambdas/teams/ports/organization-money.ts';
import type { Message } from '#shared/contract/message.ts';
import { formatMoney } from '#shared/money.ts';
import type { refundChanged } from '#shared/payments/orders/messages.ts';
import type { StoredRefund } from '#shared/payments/orders/order-moves.ts';
import type { Orders } from '../../ports/orders/orders.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import { accountGone } from '../account-gone.ts';
import { pathOfMoney } from './paths-of-money.ts';
import { sellersTold } from './sellers-told.ts';

interface Telling {
  readonly orders: Pick<Orders, 'find'>;
  readonly delivery: Delivery;
  readonly moneyPeopleOf: FindMoneyPeople;
}

/** Tells the seller, once each, that their balance is short of a refund and of how much, or that the payer's bank refused it. */
export async function tellSellerOfRefund(
  { occurredAt, data: { orderId, refundId, status } }: Message<typeof refundChanged>,
  { orders, delivery, moneyPeopleOf }: Telling,
  now: Date,
): Promise<void> {
  if (status !== 'pending_funds' && status !== 'failed') return;
  const order = await orders.find(orderId);
  const refund = order?.refunds.find((one) => one.refundId === refundId);
  if (!order || refund?.status !== status) return;
  const content = sellerLetter(order, refund, delivery.origin);
  const cause = `refund/${refundId}/seller/${status}`;
  const notice = { cause, causedAt: occurredAt, topic: 'payments' as const };
  for (const userId of await sellersTold(order, moneyPeopleOf))
    await deliver({ ...notice, userId, isUrgent: true, tell: () => content }, delivery, now);
}

function sellerLetter(order: StoredOrder, refund: StoredRefund, origin: string): NoticeContent {
  const { subject, heading, paragraphs } = wordsFor(refund)(order, refund);
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
      footerLines: [
        order.sellerKind === 'org'
          ? 'Sent because you manage the money of the organization that is paid for this.'
          : 'Sent because card payments for this go to your Stripe account.',
      ],
    },
  };
}

function wordsFor({ status, failure }: StoredRefund) {
  if (status !== 'failed') return short;
  return failure === accountGone ? notConnected : refused;
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

function short({ payerName, title, currency }: StoredOrder, { amountMinor }: StoredRefund) {
  const sum = formatMoney({ amountMinor, currency });
  return {
    subject: `Your balance is short: refund for ${title}`,
    heading: `${payerName} waits for ${sum}`,
    paragraphs: [
      `Your Stripe balance does not cover the refund of ${sum} to ${payerName} for ${title}.`,
      `Add ${sum} to your balance at Stripe, or wait until new payments cover it. We try again every day.`,
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
