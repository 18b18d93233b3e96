import { handler } from '#lambdas/events/payments/api.ts';
import { eventPayments } from '#shared/events/payments/contract.ts';
import { product } from '../product/product.ts';

export const eventPaymentsApi = product.client(eventPayments, handler);

/** What an event says that costs $10 at the door. */
export const tenAtTheDoor = {
  price: { amountMinor: 1000, currency: 'USD' as const },
  payOutside: [{ way: 'cash' as const }, { way: 'venmo' as const, to: '@maya' }],
};
