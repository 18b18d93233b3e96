import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import { type PayOutside, waysToPay } from '#shared/payments/outside/pay-outside.ts';
import { productName } from '#shared/product.ts';

/** What an organizer asks for. */
export interface Asking {
  readonly byName: string;
  /** The season or tournament. */
  readonly title: string;
  /** Whose it is: a child, a team or an entry; undefined where it is the reader's own. */
  readonly forName?: string | undefined;
  readonly rest: Money;
  readonly payOutside: PayOutside;
  readonly takesCards: boolean;
  readonly url: string;
}

/** What is still owed, from the organizer who asks, with all ways to pay. */
export function reminderLetter({ byName, title, forName, rest, payOutside, takesCards, url }: Asking): NoticeContent {
  const sum = formatMoney(rest);
  const what = forName ? `${title}, ${forName}` : title;
  const words = `${byName} reminds you: ${sum} is still to be paid for ${what}.`;
  const ways = [...(takesCards ? [`By card on ${productName}`] : []), ...waysToPay(payOutside)];
  return {
    subject: `${byName} reminds you: ${sum} for ${title}`,
    content: {
      preheader: words,
      heading: `${sum} for ${what}`,
      paragraphs: [words],
      facts: ways.length > 0 ? [{ label: 'How to pay', value: ways.join('\n') }] : [],
      action: { label: takesCards ? 'Pay' : 'See how to pay', url },
      footerLines: [],
    },
  };
}
