import * as z from 'zod';
import { type Currency, payoutCurrencies } from '../../money.ts';

/** One of the fifty countries in which organizers can be paid (decision D33), as its ISO 3166 code. */
export const PayoutCountry = z.enum([...payoutCurrencies.keys()] as [string, ...string[]], {
  error: 'Choose a country where we can pay you.',
});
export type PayoutCountry = z.infer<typeof PayoutCountry>;

/** The code that is chosen until the organizer chooses another (R-PAYOUT-04). */
export const usualPayoutCountry: PayoutCountry = 'US';

/** The currency in which accounts of a country are paid. @throws {Error} for a country that is not among the fifty */
export function currencyOfCountry(country: PayoutCountry): Currency {
  const currency = payoutCurrencies.get(country);
  if (!currency) throw new Error(`There are no payouts in ${country}`);
  return currency;
}

const names = new Intl.DisplayNames('en-US', { type: 'region' });

/** `United States`. */
export const countryName = (country: string): string => names.of(country) ?? country;

/** All fifty by their names, in alphabetical order. */
export const payoutCountryNames = (): readonly { readonly country: PayoutCountry; readonly name: string }[] =>
  PayoutCountry.options
    .map((country) => ({ country, name: countryName(country) }))
    .sort((a, b) => a.name.localeCompare(b.name));
