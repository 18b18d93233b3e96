import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { formatMoney } from '#shared/money.ts';
import type { StoredDispute } from '#shared/payments/orders/stored-dispute.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import { pathOfMoney } from './paths-of-money.ts';

interface Where {
  /** The web app's origin, for links. */
  readonly origin: string;
  /** The reader's time zone. */
  readonly zone: string;
}

type What = 'opened' | 'reminded' | 'won' | 'lost';

/** The mail to a seller about a disputed payment, with the deadline for an answer. */
export function disputeLetter(order: StoredOrder, dispute: StoredDispute, what: What, where: Where): NoticeContent {
  const { subject, heading, paragraphs } = said(order, dispute, what, where.zone);
  return {
    subject,
    content: {
      preheader: paragraphs[0] ?? heading,
      heading,
      paragraphs,
      action: actionFor(order, dispute, what, where.origin),
      footerLines: ['Sent because card payments for this go to your Stripe account.'],
    },
  };
}

function said(
  { title, payerName, currency }: StoredOrder,
  { amountMinor, answerBy }: StoredDispute,
  what: What,
  zone: string,
) {
  const sum = formatMoney({ amountMinor, currency });
  const by = answerBy ? ` by ${dayWords(answerBy, zone)}` : '';
  if (what === 'won')
    return {
      subject: `You won the dispute: ${title}`,
      heading: `${sum} stays yours`,
      paragraphs: [
        `The bank decided that ${payerName}’s payment for ${title} was right. Stripe returns the money to your balance.`,
      ],
    };
  if (what === 'lost')
    return {
      subject: `The dispute was lost: ${title}`,
      heading: `${sum} went back to ${payerName}`,
      paragraphs: [`The bank gave ${payerName} the money for ${title} back. You don’t need to refund it again.`],
    };
  return {
    subject: what === 'opened' ? `Payment disputed: ${title}` : `Answer${by}: disputed payment for ${title}`,
    heading: `${payerName} disputes ${sum}`,
    paragraphs: [
      `${payerName} asked their bank to take back ${sum} for ${title}. Stripe holds the money until the bank decides.`,
      `Answer${by}. Without an answer the money goes back, and Stripe keeps its fee.`,
    ],
  };
}

/** `March 3, 5:00 PM` */
const dayWords = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(at));

/** Events, seasons and invoices are answered where their money is; all else at the provider. */
function actionFor(order: StoredOrder, { disputeId }: StoredDispute, what: What, origin: string) {
  const label = what === 'opened' || what === 'reminded' ? 'Answer' : 'Open the payment';
  const path = pathOfMoney(order);
  return { label, url: path ? `${origin}${path}` : `https://dashboard.stripe.com/disputes/${disputeId}` };
}
