import type { Currency, Money } from '#shared/money.ts';

/** The currency of a tournament's fees: that of the first, or the dollar while there is none. */
export const currencyOf = (categories: readonly { readonly fee?: Money | undefined }[]): Currency =>
  categories.find(({ fee }) => fee)?.fee?.currency ?? 'USD';
