import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { formatMoney } from '#shared/money.ts';
import { creditMoved } from '#shared/payments/credits/messages.ts';
import type { CreditMove } from '../ports/credits/credit-moves.ts';
import { createCredits } from '../ports/credits/credits.ts';

const credits = createCredits(table());
const delivery = connectDelivery();

/** Tells people that a community gave them credit, or took it back, and why. */
export const handler = listen(
  on(creditMoved, async ({ messageId, occurredAt, data: { lineId } }, now) => {
    const line = await credits.findLine(lineId);
    if (!line) throw new Error('A line of credit is gone');
    const balanceMinor = await credits.balance(line);
    const notice = { cause: messageId, causedAt: occurredAt, userId: line.userId, topic: 'payments' as const };
    const tell = () => letterOf(line, balanceMinor, delivery.origin);
    await deliver({ ...notice, isUrgent: true, tell }, delivery, now);
  }),
);

const headings = {
  granted: (title: string, sum: string) => `${title} gave you ${sum} credit`,
  overpaid: (title: string, sum: string) => `${sum} of your payment is credit with ${title}`,
  debited: (title: string, sum: string) => `${title} took back ${sum} of your credit`,
} as const;

function letterOf(
  { kind, title = '', reason = '', amountMinor, currency }: CreditMove,
  balanceMinor: number,
  origin: string,
): NoticeContent {
  const sum = formatMoney({ amountMinor: Math.abs(amountMinor), currency });
  const heading = headings[kind === 'granted' || kind === 'overpaid' ? kind : 'debited'](title, sum);
  return {
    subject: heading,
    content: {
      preheader: reason,
      heading,
      paragraphs: [
        kind === 'overpaid' ? `You gave more than you owed for ${reason}.` : `${title} says: ${reason}`,
        ...(amountMinor > 0 ? ['We take it off the price first when you pay them by card. It doesn’t run out.'] : []),
      ],
      facts: [{ label: 'Your credit now', value: formatMoney({ amountMinor: balanceMinor, currency }) }],
      action: { label: 'See your credit', url: `${origin}/invoices` },
      footerLines: [`Sent because you pay ${title}.`],
    },
  };
}
