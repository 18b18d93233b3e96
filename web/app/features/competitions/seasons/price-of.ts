import type { Season } from '#shared/competitions/seasons/schemas.ts';
import type { RegistrationMode } from '#shared/competitions/seasons/words.ts';
import { formatMoney } from '#shared/money.ts';

/** What a way of registering costs, in words; nothing where it is free. */
export function priceOf({ prices }: Pick<Season, 'prices'>, mode: RegistrationMode) {
  const price = prices[mode];
  return price?.amountMinor ? formatMoney(price) : undefined;
}
