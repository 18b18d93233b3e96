import { isPayable } from '#shared/payments/outside/is-payable.ts';
import type { Payment } from './schemas.ts';

/** Whether the card is the only way to pay; tickets are paid by card alone. */
export const paysFirst = ({
  price,
  payOutside,
  ticketTypes = [],
}: Pick<Payment, 'price' | 'payOutside' | 'ticketTypes'>): boolean =>
  ticketTypes.length > 0 || ((price?.amountMinor ?? 0) > 0 && !isPayable(payOutside));
