import { type Currency, currencyOfLocale, type Money } from '#shared/money.ts';

/** The currency of a tournament's fees: that of the first; while there is none that in which the organizer is paid, or of where they are. */
export const currencyOf = (categories: readonly { readonly fee?: Money | undefined }[], paidIn?: Currency): Currency =>
  categories.find(({ fee }) => fee)?.fee?.currency ?? paidIn ?? currencyOfLocale(navigator.language);
