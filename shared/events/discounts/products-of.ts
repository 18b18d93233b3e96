import { slotProduct, spotProduct, ticketProduct } from '#shared/payments/discounts/products.ts';
import type { Payment } from '../payments/schemas.ts';
import { pricedSlotsOf } from '../slots/schemas.ts';

/** One thing that an event sells, as an organizer chooses it for a code. */
export interface Product {
  readonly key: string;
  readonly label: string;
}

type Selling = Pick<Payment, 'price' | 'ticketTypes'> & Parameters<typeof pricedSlotsOf>[0];

/** What an event sells: its spots or its tickets, and its slots with a price. */
export function productsOf(event: Selling): readonly Product[] {
  const { price, ticketTypes = [] } = event;
  return [
    ...(price ? [{ key: spotProduct, label: 'Spots' }] : []),
    ...ticketTypes.map(({ key, name }) => ({ key: ticketProduct(key), label: name })),
    ...pricedSlotsOf(event).map(({ slotId, label }) => ({ key: slotProduct(slotId), label })),
  ];
}
