import { formatMoney } from '#shared/money.ts';
import { quantity } from '#shared/quantity.ts';
import { deductionsOf } from '../discounts/discounted.ts';
import { nameOfLine } from './line-name.ts';
import type { Order } from './schemas.ts';
import type { Attended } from './stored-dispute.ts';
import { policyWords, when } from './trace-words.ts';

/** One part of what a bank is shown, under the name that the provider has for it. */
export interface EvidencePart {
  readonly field: 'product_description' | 'refund_policy_disclosure' | 'access_activity_log' | 'receipt_text';
  readonly title: string;
  readonly lines: readonly string[];
}

type Paid = Pick<
  Order,
  | 'subjectKind'
  | 'title'
  | 'startsAt'
  | 'timeZone'
  | 'payerName'
  | 'lines'
  | 'serviceFeeMinor'
  | 'totalMinor'
  | 'currency'
  | 'paidAt'
  | 'createdAt'
  | 'card'
  | 'terms'
  | 'refunds'
  | 'freeUntil'
>;

/** What the payer was sold, shown, sent and given: everything that a bank needs to decide a dispute. */
export function evidenceOf(order: Paid, attended: readonly Attended[]): readonly EvidencePart[] {
  return [
    { field: 'product_description', title: 'What was sold', lines: soldLines(order) },
    { field: 'refund_policy_disclosure', title: 'Refund policy', lines: policyLines(order) },
    { field: 'receipt_text', title: 'Receipt', lines: receiptLines(order) },
    { field: 'access_activity_log', title: 'What happened', lines: historyLines(order, attended) },
  ];
}

/** Invoices and dues of a community start at no time: what stands on them was owed. */
const isOwed = ({ subjectKind }: Pick<Paid, 'subjectKind'>): boolean => subjectKind === 'invoice';

function boughtWords({ subjectKind, lines }: Paid): string {
  if (subjectKind === 'tournament') return lines.map(nameOfLine).join(', ');
  return quantity(lines.length, subjectKind === 'season' ? 'registration' : 'spot');
}

function soldLines(order: Paid): string[] {
  const { title, startsAt, timeZone, lines, payerName } = order;
  if (isOwed(order)) return [`${title}.`, `Owed and paid by ${payerName}: ${lines.map(nameOfLine).join(', ')}.`];
  return [`${title}, ${when(startsAt, timeZone)}.`, `Bought by ${payerName}: ${boughtWords(order)}.`];
}

function policyLines(order: Paid): string[] {
  const { terms, payerName, paidAt, createdAt, timeZone } = order;
  const paid = when(paidAt ?? createdAt, timeZone);
  if (isOwed(order))
    return [
      `The invoice and its terms were emailed to ${payerName}, and shown again above the button to pay. ${payerName} paid it on ${paid}.`,
    ];
  return [
    policyWords(terms),
    `${payerName} was shown this policy above the button to pay on ${when(createdAt, timeZone)}, and accepted it by paying on ${paid}.`,
  ];
}

function receiptLines({ lines, serviceFeeMinor, totalMinor, currency, card, paidAt, createdAt, timeZone }: Paid) {
  const sum = (amountMinor: number) => formatMoney({ amountMinor, currency });
  return [
    ...lines.map((line) => `${nameOfLine(line)}: ${sum(line.fullMinor ?? line.amountMinor)}`),
    ...deductionsOf(lines).map(({ name, amountMinor }) => `${name}: −${sum(amountMinor)}`),
    ...(serviceFeeMinor > 0 ? [`Service fee: ${sum(serviceFeeMinor)}`] : []),
    `Total: ${sum(totalMinor)}, paid ${when(paidAt ?? createdAt, timeZone)}${card ? ` with a card ending ${card.last4}` : ''}.`,
  ];
}

function historyLines(order: Paid, attended: readonly Attended[]) {
  const { paidAt, createdAt, timeZone, refunds, freeUntil, currency } = order;
  const at = (instant: string) => when(instant, timeZone);
  return [
    `${at(createdAt)}: ${order.subjectKind === 'event' || order.subjectKind === 'series' ? 'spot reserved' : 'payment started'}.`,
    ...(paidAt ? [`${at(paidAt)}: paid. The receipt was emailed to the payer.`] : []),
    ...(freeUntil
      ? [`The event changed. The payer could leave with all their money back until ${at(freeUntil)}.`]
      : []),
    ...attended.map(({ name, at: came }) => `${at(came)}: ${name} checked in.`),
    ...refunds
      .filter(({ status }) => status === 'pending' || status === 'succeeded')
      .map((refund) => {
        const sum = formatMoney({ amountMinor: refund.amountMinor, currency });
        return `${at(refund.at)}: ${sum} refunded, and emailed to the payer.`;
      }),
  ];
}
