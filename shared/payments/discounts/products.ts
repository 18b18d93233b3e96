import * as z from 'zod';
import type { OrderLine } from '../orders/schemas.ts';

/** One thing that an event sells: spots, one of its tickets, or one of its slots with a price. */
const ProductKey = z
  .string()
  .regex(/^(spot|ticket\.[a-z0-9_]{2,20}|slot\.[a-z0-9]{4,12})$/, 'Choose what the event sells.');

/** What of an event a code is for; absent where it is for every spot and ticket. */
export const products = z
  .array(ProductKey)
  .min(1, 'Choose at least one.')
  .max(60)
  .refine((keys) => new Set(keys).size === keys.length, 'Each once.')
  .optional();

export const spotProduct = 'spot';
export const ticketProduct = (key: string): string => `ticket.${key}`;
export const slotProduct = (slotId: string): string => `slot.${slotId}`;

/** What a line of an order for an event pays for. */
export function productOf({ ticketId, slotId }: Pick<OrderLine, 'ticketId' | 'slotId'>): string {
  if (slotId) return slotProduct(slotId);
  return ticketId ? ticketProduct(ticketId) : spotProduct;
}
