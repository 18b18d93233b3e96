import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { EventId } from '#shared/ids.ts';
import { products } from '#shared/payments/discounts/products.ts';
import { codeFacts, Discount, DiscountCode, discountLimits, OffInput } from '#shared/payments/discounts/schemas.ts';

const one = z.strictObject({ eventId: EventId, code: DiscountCode });

/** Codes with which players pay less for an event. */
export const eventDiscounts = defineContract('eventDiscounts', {
  listEventDiscounts: {
    method: 'GET',
    path: '/events/{eventId}/discounts',
    summary: 'List the codes of an event and how often each was used',
    access: 'event:keepMoney',
    input: z.strictObject({ eventId: EventId }),
    output: z.object({ discounts: z.array(Discount) }),
    errors: ['event.notFound'],
  },
  saveEventDiscount: {
    method: 'PUT',
    path: '/events/{eventId}/discounts/{code}',
    summary: 'Make a code with which players pay less, or change what it does; orders that have it keep their price',
    access: 'event:keepMoney',
    input: one.extend({ off: OffInput, ...discountLimits, products, ...codeFacts }),
    output: Discount,
    errors: [
      'event.notFound',
      'access.denied',
      'discount.noPrice',
      'discount.noProduct',
      'discount.teamNeeded',
      'discount.offFixed',
      'discount.belowUses',
    ],
    limit: { calls: 60, per: 'hour' },
  },
  endEventDiscount: {
    method: 'DELETE',
    path: '/events/{eventId}/discounts/{code}',
    summary: 'End a code; orders that have it keep their price',
    access: 'event:keepMoney',
    input: one,
    output: z.object({}),
    errors: ['event.notFound', 'access.denied', 'discount.notFound'],
  },
});
