import { cardShareOf } from '../payments/card-share.ts';
import { paysFirst } from '../payments/pays-first.ts';
import { pricedBy } from '../payments/priced-by.ts';
import type { Payment } from '../payments/schemas.ts';
import { pricesOf } from '../payments/ticket-sale.ts';
import { pricedSlotsOf } from './schemas.ts';

/**
 * What is wrong with the prices of slots; undefined where nothing is. A slot is paid by card, most of them in the order that pays
 * for the spot, so all spots have to be paid by card before players are in.
 */
export function slotPriceFault(event: Payment & Parameters<typeof pricedSlotsOf>[0]): string | undefined {
  const slots = pricedSlotsOf(event);
  if (slots.length === 0) return undefined;
  if (!pricedBy(event) || !paysFirst(event) || cardShareOf(event))
    return 'Slots can have a price where players pay a price or a ticket by card when they join.';
  const [price] = pricesOf(event);
  return slots.every((slot) => slot.price.currency === price?.currency)
    ? undefined
    : 'Set all prices of an event in one currency.';
}
