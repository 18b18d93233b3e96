import { Problem } from '#shared/contract/errors.ts';
import { errors } from '#shared/errors.ts';
import { pricedBy } from '#shared/events/payments/priced-by.ts';
import type { Payment } from '#shared/events/payments/schemas.ts';

/**
 * It cannot be paid for, so it must not be found: an event that costs something stays a draft.
 * @throws {Problem} event.priceUnpayable, at its field
 */
export function refusePriced(event: Payment): void {
  const field = pricedBy(event);
  if (field !== undefined)
    throw new Problem('event.priceUnpayable', { fields: { [field]: errors['event.priceUnpayable'].title } });
}
