import type { Payment } from './schemas.ts';

/** The field that makes an event cost something; undefined where it costs nothing. */
export function pricedBy({ price, ticketTypes = [], costShare }: Payment): string | undefined {
  if (price) return 'price.amount';
  if (ticketTypes.some((type) => type.price.amount > 0 || (type.guestPrice?.amount ?? 0) > 0)) return 'ticketTypes';
  return costShare?.total && 'costShare.total';
}
