import * as z from 'zod';
import { mostIn, mostInAny, stepIn } from './payments/amount-limits.ts';

/** The payout countries (decision D33) by the currency in which their accounts are paid. */
const payoutCountries = {
  USD: 'US',
  AED: 'AE',
  AUD: 'AU',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CZK: 'CZ',
  DKK: 'DK',
  EUR: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
  GBP: 'GB GI',
  GHS: 'GH',
  HKD: 'HK',
  HUF: 'HU',
  IDR: 'ID',
  INR: 'IN',
  JPY: 'JP',
  KES: 'KE',
  MXN: 'MX',
  MYR: 'MY',
  NGN: 'NG',
  NOK: 'NO',
  NZD: 'NZ',
  PLN: 'PL',
  RON: 'RO',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
  ZAR: 'ZA',
} as const;

/** The fifty countries in which organizers can be paid, in alphabetical order of their codes, each with its currency. */
export const payoutCurrencies: ReadonlyMap<string, Currency> = new Map(
  Object.entries(payoutCountries)
    .flatMap(([currency, codes]) => codes.split(' ').map((code): [string, Currency] => [code, currency as Currency]))
    .sort(([a], [b]) => a.localeCompare(b)),
);

/** What people in a locale most likely pay with: `ja` is yen, `en-AU` Australian dollars; the US dollar where that isn't known. */
export function currencyOfLocale(locale: string | undefined): Currency {
  const region = locale && new Intl.Locale(locale).maximize().region;
  return (region && payoutCurrencies.get(region)) || 'USD';
}

/** A currency that people are paid in. */
export const Currency = z.enum(Object.keys(payoutCountries) as (keyof typeof payoutCountries)[], 'Choose a currency.');
export type Currency = z.infer<typeof Currency>;

/** An amount in whole minor units, such as cents, of a currency. */
export interface Money<Code extends string = Currency> {
  readonly amountMinor: number;
  readonly currency: Code;
}

/** Amounts of at least `least`: a number of minor units, or as far below 0 as prices go above it. */
const amounts = (least: number, tooLittle: string) =>
  z
    .strictObject({
      amountMinor: z.int('Enter an amount.').min(least, tooLittle).meta({ maximum: mostInAny }),
      currency: Currency,
    })
    .superRefine(({ amountMinor, currency }, { addIssue }) => {
      const fault = Number.isInteger(amountMinor) ? amountFault({ amountMinor, currency }) : undefined;
      if (fault) addIssue({ code: 'custom', path: ['amountMinor'], message: fault });
    });

/** What is wrong with an amount of its currency, in words; undefined where nothing is. An amount may be below 0. */
function amountFault({ amountMinor, currency }: Money): string | undefined {
  const most = mostIn(currency);
  if (amountMinor > most) return `At most ${formatMoney({ amountMinor: most, currency })}.`;
  if (amountMinor < -most) return `At most ${formatMoney({ amountMinor: most, currency })} less.`;
  return amountMinor % stepIn(currency) === 0 ? undefined : `Enter an amount without decimals in ${currency}.`;
}

/** A price that may be 0. */
export const Amount = amounts(0, 'Enter 0 or more.');
/** A price above 0. */
export const Price = amounts(1, 'Enter more than 0.');
/** A surcharge, or a discount where it is negative. */
export const Adjustment = amounts(-mostInAny, 'Enter a smaller discount.');

// Intl is no source for this: some versions show forints without decimals, while banks and the payment provider count hundredths.
const withoutMinorUnit = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const withThousandths = new Set('BHD JOD KWD OMR TND'.split(' '));

/** How many minor units one unit of a currency has, as a power of ten: 2 for dollars, 0 for yen, 3 for dinars. */
function digitsOf(currency: string): number {
  if (withoutMinorUnit.has(currency)) return 0;
  return withThousandths.has(currency) ? 3 : 2;
}

/** Whether prices are whole units, though minor units are counted: forints, rupiah. */
const isWhole = (currency: string): boolean => {
  const known = Currency.safeParse(currency);
  return known.success && stepIn(known.data) > 1;
};

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const digits = { minimumFractionDigits: digitsOf(currency), maximumFractionDigits: digitsOf(currency) };
  const whole = isWhole(currency) ? ({ trailingZeroDisplay: 'stripIfInteger' } as const) : {};
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, ...digits, ...whole });
  formats.set(currency, format);
  return format;
}

/** `$12.50`, `¥1,250`. */
export const formatMoney = ({ amountMinor, currency }: Money<string>): string =>
  formatOf(currency).format(amountMinor / 10 ** digitsOf(currency));

/** `Australian dollars`: a currency as people speak of it. */
export const currencyName = (currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** Words with prices as they are drawn: the typefaces of files and images lack the sign of the rupee, which is `INR 1,250.00` there. */
export const drawnMoney = (words: string): string => words.replaceAll('₹', 'INR\u00a0');

/** Like `formatMoney`, with `Free` for 0. */
export const formatPrice = (price: Money): string => (price.amountMinor === 0 ? 'Free' : formatMoney(price));

/** `12.50`, as an input and a file show it; `1250` of yen and whole forints. */
export function figureOf({ amountMinor, currency }: Money<string>): string {
  const amount = amountMinor / 10 ** digitsOf(currency);
  return amount.toFixed(isWhole(currency) && Number.isInteger(amount) ? 0 : digitsOf(currency));
}

const withPoint = /^([-−]?)(\d*|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/;
const withComma = /^([-−]?)(\d+|\d{1,3}(?:\.\d{3})+),(\d{1,2})$/;

/** Reads `12`, `$1,250.00` or `12,5`; undefined where that is not an amount, or has more decimals than the currency. */
export function parseMoney<Code extends string>(typed: string, currency: Code): Money<Code> | undefined {
  const figure = signsOf(currency)
    .reduce((text, sign) => text.replace(sign, ''), typed)
    .replaceAll(/\s/g, '');
  const [, minus, whole = '', fraction = ''] = withPoint.exec(figure) ?? withComma.exec(figure) ?? [];
  const digits = digitsOf(currency);
  if (whole + fraction === '' || fraction.length > digits) return undefined;
  const amountMinor = Number(whole.replaceAll(/\D/g, '') + fraction.padEnd(digits, '0'));
  return { amountMinor: minus && amountMinor ? -amountMinor : amountMinor, currency };
}

/** Ways to write a currency beside an amount, longest first: `CA$`, `CAD`, `$`. */
const signsOf = (currency: string) =>
  (['symbol', 'code', 'narrowSymbol'] as const).map(
    (currencyDisplay) =>
      new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency,
  );

/** The same figure in another currency: $45.00 becomes ¥45. */
export const sameFigureIn = <Code extends string>(money: Money<string>, currency: Code): Money<Code> => ({
  amountMinor: Math.round(money.amountMinor * 10 ** (digitsOf(currency) - digitsOf(money.currency))),
  currency,
});

/** Whether all given amounts are in one currency. */
export const areAllIn = (currency: string, amounts: readonly (Money<string> | undefined)[]): boolean =>
  amounts.every((money) => money === undefined || money.currency === currency);

/** Whether a price is within a limit. A price in another currency is not, unless it is 0. */
export const isAtMost = (price: Money | undefined, limit: Money): boolean =>
  !price?.amountMinor || (price.currency === limit.currency && price.amountMinor <= limit.amountMinor);

/** Money as a short string, for URLs and indexes: `USD1250`. */
export const MoneyText = z
  .string()
  .regex(
    new RegExp(`^(?:${Currency.options.join('|')})\\d{1,11}$`),
    'Enter a currency and an amount in minor units, such as USD1250.',
  );

export const toMoneyText = ({ amountMinor, currency }: Money): string => `${currency}${amountMinor}`;

/** Reads a string that `MoneyText` accepts. */
export const fromMoneyText = (text: string): Money => ({
  amountMinor: Number(text.slice(3)),
  currency: Currency.parse(text.slice(0, 3)),
});
