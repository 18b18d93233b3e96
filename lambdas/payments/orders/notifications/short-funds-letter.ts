import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { formatMoney } from '#shared/money.ts';
import type { StoredRefund } from '#shared/payments/orders/stored-refund.ts';
import { quantity } from '#shared/quantity.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import { pathOfMoney } from './paths-of-money.ts';
import { sentToSeller } from './sellers-told.ts';

/** A refund that waits for its seller's balance. */
export interface Waiting {
  readonly order: StoredOrder;
  readonly refund: StoredRefund;
}

const again = 'or wait until new payments cover it. We try again every day.';

/** All that a seller's balance is short of, in one letter. */
export function shortLetter(waiting: readonly Waiting[], origin: string): NoticeContent {
  const [first] = waiting;
  if (!first) throw new Error('No refund waits');
  const { order } = first;
  const { currency } = order;
  const sum = formatMoney({ amountMinor: waiting.reduce((all, one) => all + one.refund.amountMinor, 0), currency });
  const path = waiting.length === 1 ? pathOfMoney(order) : undefined;
  const isOne = waiting.length === 1;
  const words = isOne
    ? `Your Stripe balance does not cover the refund of ${sum} to ${order.payerName} for ${order.title}.`
    : `Your Stripe balance does not cover ${quantity(waiting.length, 'refund')} of ${sum} in all.`;
  return {
    subject: isOne
      ? `Your balance is short: refund for ${order.title}`
      : `Your balance is short: ${quantity(waiting.length, 'refund')}`,
    content: {
      preheader: words,
      heading: isOne ? `${order.payerName} waits for ${sum}` : `Players wait for ${sum}`,
      paragraphs: [words, `Add ${sum} to your balance at Stripe, ${again}`],
      ...(!isOne && { facts: waiting.map(factOf) }),
      action: path
        ? { label: 'Open the payment', url: `${origin}${path}` }
        : { label: 'Open Stripe', url: 'https://dashboard.stripe.com/balance/overview' },
      footerLines: [sentToSeller(order)],
    },
  };
}

const factOf = ({ order: { payerName, title, currency }, refund: { amountMinor } }: Waiting) => ({
  label: `${payerName}, ${title}`,
  value: formatMoney({ amountMinor, currency }),
});
