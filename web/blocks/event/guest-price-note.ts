import { createElement as h } from 'react';
import type { GuestPrice } from '#shared/events/guests/guest-price.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import { deadlineWords } from '#shared/payments/orders/trace-words.ts';
import type { RefundTerms } from '#shared/payments/refund-policy.ts';

interface Priced extends Pick<GuestPrice, 'totalMinor' | 'currency' | 'tickets' | 'lowered'> {
  readonly terms: RefundTerms;
}

type Lowered = NonNullable<GuestPrice['lowered']>;

interface PriceOfSpotProps {
  readonly price: Priced;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly now: Date;
}

/** All that a guest pays for a spot, and what comes back when. */
export const PriceOfSpot = ({ price, startsAt, timeZone, now }: PriceOfSpotProps) =>
  h(
    'p',
    null,
    h('strong', null, `${(price.tickets?.length ?? 0) > 1 ? 'From ' : ''}${sumOf(price.totalMinor, price.currency)}`),
    ' with the service fee. No other fees.',
    price.lowered && h('small', null, loweredWords(price, price.lowered)),
    h('small', null, deadlineWords(price.terms, { startsAt, timeZone }, now)),
  );

function loweredWords({ totalMinor, currency, tickets = [] }: Priced, { name, fullMinor }: Lowered): string {
  if (tickets.length > 1) return `${name}: prices are lower now.`;
  return `${name}: ${sumOf(totalMinor, currency)} instead of ${sumOf(fullMinor, currency)}.`;
}

/** Leads to the price with a code before they pay. */
export const CodeChoice = () =>
  h('label', null, h('input', { type: 'checkbox', name: 'hasCode', value: 'true' }), ' I have a discount code');

interface TicketFieldProps {
  readonly tickets: NonNullable<GuestPrice['tickets']>;
  readonly currency: Money['currency'];
}

/** The tickets of an event with all that each costs. */
export const TicketField = ({ tickets, currency }: TicketFieldProps) =>
  h(
    'label',
    null,
    'Ticket ',
    h(
      'select',
      { name: 'ticket', required: true },
      ...tickets.map(({ key, name, totalMinor }) =>
        h('option', { key, value: key }, `${name} · ${sumOf(totalMinor, currency)}`),
      ),
    ),
  );

const sumOf = (amountMinor: number, currency: Money['currency']) => formatMoney({ amountMinor, currency });
