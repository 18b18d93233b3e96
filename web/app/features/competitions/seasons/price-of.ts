import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { amountInWords } from '#shared/competitions/seasons/season-words.ts';
import type { RegistrationMode } from '#shared/competitions/seasons/words.ts';

/** What a way of registering costs, in words; nothing where it is free. */
export function priceOf({ prices, currency }: Pick<Season, 'prices' | 'currency'>, mode: RegistrationMode) {
  const amount = prices[mode];
  return amount ? amountInWords(amount, currency) : undefined;
}
