import type { Money } from '#shared/money.ts';
import type { Payment } from './schemas.ts';

/** What players can pay for an event: its price, or those of its tickets, in one currency. Empty where nothing has a price. */
export const pricesOf = ({ price, ticketTypes = [] }: Pick<Payment, 'price' | 'ticketTypes'>): Money[] =>
  [...(price ? [price] : []), ...ticketTypes.map((type) => type.price)].filter(({ amountMinor }) => amountMinor > 0);
