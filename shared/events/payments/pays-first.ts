import { isPayable } from '#shared/payments/outside/is-payable.ts';
import { cardPriceOf } from './card-share.ts';
import type { Payment } from './schemas.ts';

/** Whether the card is the only way to pay; tickets are paid by card alone. */
export const paysFirst = (event: Payment): boolean => {
  const { payOutside, ticketTypes = [] } = event;
  return ticketTypes.length > 0 || ((cardPriceOf(event)?.amountMinor ?? 0) > 0 && !isPayable(payOutside));
};
