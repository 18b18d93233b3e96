import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { formatMoney } from '#shared/money.ts';
import { owedBy } from '#shared/payments/installments/owed-by.ts';
import { paidByWords } from '#shared/payments/invoices/schemas.ts';
import { balanceOf, dueToday, isOverdue } from '#shared/payments/invoices/standing.ts';
import { type PayOutside, waysToPay } from '#shared/payments/outside/pay-outside.ts';
import { productName } from '#shared/product.ts';
import type { StoredPayment } from '../invoice.entity.ts';
import type { StoredInvoice } from '../invoice-store.ts';

/** What a mail about an invoice needs besides it. */
export interface About {
  readonly invoice: StoredInvoice;
  /** The player, as their payers call them. */
  readonly personName: string;
  /** Whether the reader pays for themselves. */
  readonly isOwn: boolean;
  readonly payOutside: PayOutside;
  /** Whether it can be paid by card. */
  readonly takesCards: boolean;
  readonly origin: string;
  readonly now: Date;
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayWords = (on: string): string => day.format(new Date(`${on}T12:00:00.000Z`));

export const moneyOf = ({ currency }: StoredInvoice, amountMinor: number): string =>
  formatMoney({ amountMinor, currency });

/** `Spring fee` or `Spring fee for Anna W.` */
export const whatFor = ({ invoice: { title }, personName, isOwn }: About): string =>
  isOwn ? title : `${title} for ${personName}`;

export const pageOf = ({ origin, invoice: { invoiceId } }: About): string => `${origin}/invoices/${invoiceId}`;

export const because = ({ invoice: { teamName }, personName, isOwn }: About): readonly string[] => [
  isOwn ? `Sent because you’re a member of ${teamName}.` : `Sent because you pay for ${personName} in ${teamName}.`,
];

const howToPay = ({ payOutside, takesCards }: Pick<About, 'payOutside' | 'takesCards'>): string =>
  [...(takesCards ? [`By card on ${productName}`] : []), ...waysToPay(payOutside)].join('\n');

const factsOf = ({ invoice, ...about }: About) => [
  { label: 'Amount', value: moneyOf(invoice, balanceOf(invoice)) },
  { label: 'Due', value: dayWords(invoice.dueOn) },
  { label: 'How to pay', value: howToPay(about) },
];

/** With a new invoice; its file is added by the sender. */
export function invoiceLetter(about: About): NoticeContent {
  const { invoice } = about;
  const { teamName, number = '', dueOn } = invoice;
  const sum = moneyOf(invoice, invoice.totalMinor);
  return {
    subject: `Invoice ${number} from ${teamName}: ${sum}`,
    content: {
      preheader: `${whatFor(about)}, due ${dayWords(dueOn)}.`,
      heading: `${sum} for ${invoice.title}`,
      paragraphs: [`${teamName} sent you an invoice: ${whatFor(about)}. Please pay by ${dayWords(dueOn)}.`],
      facts: factsOf(about),
      action: { label: about.takesCards ? 'Pay invoice' : 'See invoice', url: pageOf(about) },
      footerLines: because(about),
    },
  };
}

/** Before and after an invoice is due. */
export function reminderLetter(about: About): NoticeContent {
  const { invoice, now } = about;
  const sum = moneyOf(invoice, balanceOf(invoice));
  const when = isOverdue(invoice, dueToday(now))
    ? `was due ${dayWords(invoice.dueOn)}`
    : `is due ${dayWords(invoice.dueOn)}`;
  const words = `${sum} to ${invoice.teamName} ${when}.`;
  return {
    subject: `Reminder: ${invoice.title}, ${sum}`,
    content: {
      preheader: words,
      heading: `Reminder: ${whatFor(about)}`,
      paragraphs: [words, `Already paid? ${invoice.teamName} marks it when the money arrives.`],
      facts: factsOf(about),
      action: { label: about.takesCards ? 'Pay' : 'See how to pay', url: pageOf(about) },
      footerLines: because(about),
    },
  };
}

/** Everything that is owed to a team for one player, from the treasurer who asks. */
export function askLetter(open: readonly About[], byName: string): NoticeContent | undefined {
  const [first] = open;
  if (!first) return undefined;
  const { invoice, origin, takesCards, now } = first;
  const today = now.toISOString().slice(0, 10);
  const owed = (about: About) => owedBy(about.invoice, today);
  const amountMinor = open.reduce((sum, about) => sum + owed(about), 0);
  const sum = moneyOf(invoice, amountMinor);
  const words = `${byName} from ${invoice.teamName} reminds you: ${sum} is still to be paid.`;
  return {
    subject: `${byName} reminds you: ${sum} to ${invoice.teamName}`,
    content: {
      preheader: words,
      heading: `${sum} to ${invoice.teamName}`,
      paragraphs: [words],
      facts: [
        ...open.map((about) => ({
          label: `Due ${dayWords(about.invoice.dueOn)}`,
          value: `${whatFor(about)}, ${moneyOf(about.invoice, owed(about))}`,
        })),
        { label: 'How to pay', value: howToPay(first) },
      ],
      action: {
        label: takesCards ? 'Pay' : 'See how to pay',
        url: open.length === 1 ? pageOf(first) : `${origin}/invoices`,
      },
      footerLines: because(first),
    },
  };
}

/** That a payment arrived. */
export function receiptLetter(about: About, { amountMinor, method, receivedOn }: StoredPayment): NoticeContent {
  const { invoice } = about;
  const sum = moneyOf(invoice, amountMinor);
  const left = balanceOf(invoice);
  const rest = left > 0 ? `${moneyOf(invoice, left)} is still to be paid.` : 'Everything on this invoice is paid.';
  return {
    subject: `Receipt: ${sum} for ${invoice.title}`,
    content: {
      preheader: `${invoice.teamName} received your payment.`,
      heading: `${invoice.teamName} received ${sum}`,
      paragraphs: [`Thank you. ${rest}`],
      facts: [
        { label: 'For', value: whatFor(about) },
        { label: 'Invoice', value: invoice.number ?? '' },
        { label: 'Paid', value: `${paidByWords[method]}, ${dayWords(receivedOn)}` },
      ],
      action: { label: 'See invoice', url: pageOf(about) },
      footerLines: because(about),
    },
  };
}
