import type { TicketType } from '#shared/events/payments/schemas.ts';
import type { Currency } from '#shared/money.ts';

/** A ticket of its own: a player who has it keeps it, whatever it is called later. */
export const newTicket = (currency: Currency): TicketType => ({
  key: crypto.randomUUID().replaceAll('-', '').slice(0, 10),
  name: '',
  price: { amountMinor: 0, currency },
});
