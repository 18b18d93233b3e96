import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { formatMoney } from '#shared/money.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';

/** The one link of a letter. */
export type Opens = NonNullable<NoticeContent['content']['action']>;

/** An amount of an order, in words. */
export const sumOf = (amountMinor: number, { currency }: Pick<StoredOrder, 'currency'>) =>
  formatMoney({ amountMinor, currency });

type Said = Pick<NoticeContent['content'], 'heading' | 'paragraphs' | 'facts'> & { readonly subject: string };

/** A letter about an order to its payer. */
export const letter = ({ totalMinor }: StoredOrder, opens: Opens, { subject, ...said }: Said): NoticeContent => ({
  subject,
  content: {
    ...said,
    preheader: said.paragraphs[0] ?? said.heading,
    action: opens,
    footerLines: [`Sent because you paid for this ${totalMinor > 0 ? 'by card' : 'with your credit'}.`],
  },
});
