import { errors, Problem } from '#shared/contract/errors.ts';

/**
 * Nobody could pay for it, so nobody may find it: an event with a price stays a draft.
 * @throws {Problem} event.priceUnpayable, at its field
 */
export function refusePriced({ price }: { readonly price?: unknown }): void {
  if (price === undefined) return;
  throw new Problem('event.priceUnpayable', { fields: { 'price.amount': errors['event.priceUnpayable'].title } });
}
