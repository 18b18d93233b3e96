import type { Payment } from './schemas.ts';

/** The field that makes an event cost something; undefined where it costs nothing. */
export function pricedBy({ price, ticketTypes = [], costShare }: Payment): string | undefined {
  if (price) return 'price.amountMinor';
  if (ticketTypes.some((type) => type.price.amountMinor > 0 || (type.guestPrice?.amountMinor ?? 0) > 0))
    return 'ticketTypes';
  return costShare?.total && 'costShare.total';
}
