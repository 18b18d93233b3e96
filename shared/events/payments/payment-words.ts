import { formatPrice } from '#shared/money.ts';
import { waysInSentence } from '#shared/payments/outside/pay-outside.ts';
import { quantity } from '#shared/quantity.ts';
import { pricedBy } from './priced-by.ts';
import type { Payment } from './schemas.ts';

/** What each refund policy gives back (domain 4.4). */
const refundLabels: Readonly<Record<NonNullable<Payment['refundPolicy']>, string>> = {
  flexible: 'Full refund until 24 hours before the start',
  moderate: 'Full refund until 72 hours before the start, half until 24 hours before',
  strict: 'No refund, unless another player takes the spot',
  custom: 'Your own policy',
};

const feePayerLabels: Readonly<Record<NonNullable<Payment['feePayer']>, string>> = {
  player: 'Players pay the fee',
  host: 'The host pays the fee',
  split: 'Players and the host share the fee',
};

const refundToLabels: Readonly<Record<NonNullable<Payment['refundTo']>, string>> = {
  card: 'To the card',
  credit: 'As credit',
  choice: 'To the card or as credit, as they choose',
};

/** Instants on the clock of a zone. */
export const momentIn = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** Where an event is tells on which clock its tickets are sold. */
export interface Zoned {
  readonly timeZone: string;
}

/** What an event costs and what comes back, as names and words; empty where nothing is said, or nothing is paid. */
export function paymentFacts(event: Payment & Zoned): readonly (readonly [string, string | undefined])[] {
  const { price, ticketTypes = [], chargeGuests, feePayer, refundPolicy, refundTo, payOutside } = event;
  const costs = [price && formatPrice(price), shareWords(event)].filter(Boolean);
  const tickets = ['Tickets', ticketTypes.map((type) => ticketWords(type, event)).join(' · ')] as const;
  if (!pricedBy(event)) return [tickets];
  return [
    ['Price', [...costs, chargeGuests && 'guests pay too'].filter(Boolean).join(' · ')],
    tickets,
    ['Payment', payOutside && `To the host, ${waysInSentence(payOutside)}`],
    ['Fees', feePayer && feePayerLabels[feePayer]],
    ['Refunds', [refundPolicy && refundWords(event), refundTo && refundToLabels[refundTo]].filter(Boolean).join(' · ')],
  ];
}

function shareWords({ costShare: { total, capPerHead } = {} }: Payment): string | undefined {
  if (!total) return undefined;
  return `${formatPrice(total)} in all, shared${capPerHead ? `, at most ${formatPrice(capPerHead)} each` : ''}`;
}

function ticketWords(type: NonNullable<Payment['ticketTypes']>[number], { timeZone }: Zoned): string {
  const { name, price, quantity, memberOnly, guestPrice, salesFrom, salesUntil } = type;
  const when = momentIn(timeZone);
  const more = [
    quantity && `${quantity} in all`,
    memberOnly && 'members only',
    guestPrice && `guests ${formatPrice(guestPrice).toLowerCase()}`,
    salesFrom && `from ${when.format(new Date(salesFrom))}`,
    salesUntil && `until ${when.format(new Date(salesUntil))}`,
  ].filter(Boolean);
  return `${name} ${formatPrice(price)}${more.length > 0 ? ` (${more.join(', ')})` : ''}`;
}

function refundWords({ refundPolicy, refundTiers = [] }: Payment): string | undefined {
  if (refundPolicy !== 'custom') return refundPolicy && refundLabels[refundPolicy];
  return refundTiers
    .map(({ percent, hoursBefore }) => `${percent}% until ${quantity(hoursBefore, 'hour')} before`)
    .join(', ');
}
