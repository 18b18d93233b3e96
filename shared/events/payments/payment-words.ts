import { formatPrice } from '#shared/money.ts';
import { isPayable } from '#shared/payments/outside/is-payable.ts';
import { waysInSentence } from '#shared/payments/outside/pay-outside.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import { quantity } from '#shared/quantity.ts';
import { byCard } from './all-in-price.ts';
import { cardShareOf, shareLocksHours } from './card-share.ts';
import { pricedBy } from './priced-by.ts';
import type { Payment, TicketType } from './schemas.ts';

/** What each refund policy gives back (domain 4.4). */
const refundLabels: Readonly<Record<NonNullable<Payment['refundPolicy']>, string>> = {
  flexible: 'Full refund until 24 hours before the start',
  moderate: 'Full refund until 72 hours before the start, half until 24 hours before',
  strict: 'No refund, unless another player takes the spot',
  custom: 'Your own policy',
};

const feePayerLabels: Readonly<Record<NonNullable<Payment['feePayer']>, string>> = {
  player: 'Card prices include the service fee',
  host: 'The host pays the service fee',
  split: 'Players and the host share the service fee; card prices include it',
};

const refundToLabels: Readonly<Record<NonNullable<Payment['refundTo']>, string>> = {
  card: 'To the card',
  credit: 'As credit, or to the card',
  choice: 'To the card or as credit: players choose',
};

/** Instants on the clock of a zone. */
export const momentIn = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** Where an event is tells on which clock its tickets are sold. */
export interface Zoned {
  readonly timeZone: string;
}

/**
 * What an event costs with everything in it, how it is paid and what comes back, as names and words; empty where nothing is
 * said, or nothing is paid.
 * @param plan of the hosting community, where it is known
 */
export function paymentFacts(
  event: Payment & Zoned,
  plan?: TeamPlan,
): readonly (readonly [string, string | undefined])[] {
  const { ticketTypes = [], chargeGuests, passPrice, feePayer = 'player', refundPolicy, refundTo } = event;
  const costs = [spotWords(event, plan), shareWords(event, plan)].filter(Boolean);
  const tickets = ['Tickets', ticketTypes.map((type) => ticketWords(type, event, plan)).join(' · ')] as const;
  if (!pricedBy(event)) return [tickets];
  return [
    ['Price', [...costs, chargeGuests && 'guests pay too', passPrice && passWords].filter(Boolean).join(' · ')],
    tickets,
    ['Payment', [waysWords(event), event.costShare?.total && oddCents].filter(Boolean).join('; ')],
    ['Fees', takesCards(event) ? feePayerLabels[feePayer] : undefined],
    ['Refunds', [refundPolicy && refundWords(event), refundTo && refundToLabels[refundTo]].filter(Boolean).join(' · ')],
  ];
}

const passWords = 'less per date with a season pass';

/** Cards pay tickets, and a price whose host says what comes back, or the share of a cost. */
const takesCards = (event: Payment): boolean =>
  (event.ticketTypes ?? []).length > 0 ||
  (event.price !== undefined && event.refundPolicy !== undefined) ||
  cardShareOf(event) !== undefined;

/** `$12.66`; `$12.00, or $12.66 by card` where the host is paid directly too. */
function spotWords(event: Payment, plan: TeamPlan | undefined): string | undefined {
  const { price, payOutside, feePayer } = event;
  if (!price) return undefined;
  if (!takesCards(event)) return formatPrice(price);
  const card = formatPrice(byCard(price, { feePayer, plan }));
  return isPayable(payOutside) && card !== formatPrice(price) ? `${formatPrice(price)}, or ${card} by card` : card;
}

/** All ways to pay: `By card, or to the host in cash`. */
function waysWords(event: Payment): string | undefined {
  if (cardShareOf(event)) return 'By card: charged once, 2 hours before the start';
  const toHost = event.payOutside?.length ? `to the host ${waysInSentence(event.payOutside)}` : undefined;
  if (takesCards(event)) return toHost ? `By card, or ${toHost}` : 'By card';
  return toHost && `${toHost[0]?.toUpperCase()}${toHost.slice(1)}`;
}

/** Where a cost can't be shared equally. */
const oddCents = 'the first to join pay the odd cents';

function shareWords(event: Payment, plan: TeamPlan | undefined): string | undefined {
  const { costShare: { total, capPerHead } = {}, feePayer } = event;
  if (!total) return undefined;
  const most = capPerHead && cardShareOf(event) ? byCard(capPerHead, { feePayer, plan }) : capPerHead;
  return `${formatPrice(total)} in all, shared${most ? `, at most ${formatPrice(most)} each` : ''}`;
}

function ticketWords(type: TicketType, { timeZone, feePayer }: Payment & Zoned, plan: TeamPlan | undefined): string {
  const { name, price, quantity, memberOnly, guestPrice, salesFrom, salesUntil } = type;
  const when = momentIn(timeZone);
  const allIn = (amountMinor: number) => byCard({ ...price, amountMinor }, { feePayer, plan }).amountMinor;
  const words = (amountMinor: number) => formatPrice({ ...price, amountMinor });
  const ofGuest = guestPrice && allIn(price.amountMinor + guestPrice.amountMinor) - allIn(price.amountMinor);
  const more = [
    quantity && `${quantity} in all`,
    memberOnly && 'members only',
    ofGuest !== undefined && `guests ${words(ofGuest).toLowerCase()}`,
    salesFrom && `from ${when.format(new Date(salesFrom))}`,
    salesUntil && `until ${when.format(new Date(salesUntil))}`,
  ].filter(Boolean);
  return `${name} ${words(allIn(price.amountMinor))}${more.length > 0 ? ` (${more.join(', ')})` : ''}`;
}

function refundWords(event: Payment): string | undefined {
  const { refundPolicy, refundTiers = [] } = event;
  if (cardShareOf(event)) return sharedRefundWords(event);
  if (refundPolicy !== 'custom') return refundPolicy && refundLabels[refundPolicy];
  return refundTiers.map(tierWords).join(', ');
}

const tierWords = ({ percent, hoursBefore }: NonNullable<Payment['refundTiers']>[number]): string =>
  `${percent}% until ${quantity(hoursBefore, 'hour')} before`;

/** A share is charged when most policies give nothing back anymore. */
function sharedRefundWords({ refundPolicy, refundTiers = [] }: Payment): string {
  const later = refundPolicy === 'custom' ? refundTiers.filter((tier) => tier.hoursBefore < shareLocksHours) : [];
  const after = later.length > 0 ? later.map(tierWords).join(', ') : 'no refund, unless another player takes the spot';
  return `Leave before the charge and pay nothing; after it, ${after}`;
}
