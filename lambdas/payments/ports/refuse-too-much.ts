import { Problem } from '#shared/contract/errors.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import { mostIn } from '#shared/payments/amount-limits.ts';

/**
 * Refuses an amount that was sent without its currency and is beyond what one payment of that currency can be.
 * @param times how many prices it may be made of, as the lines of an invoice are
 * @throws {Problem} payment.tooMuch, at the field
 */
export function refuseTooMuch({ amountMinor, currency }: Money, field: string, times = 1): void {
  const most = mostIn(currency) * times;
  if (amountMinor <= most) return;
  throw new Problem('payment.tooMuch', {
    fields: { [field]: `At most ${formatMoney({ amountMinor: most, currency })}.` },
  });
}
