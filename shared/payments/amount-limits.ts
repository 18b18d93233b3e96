/** Amounts of one currency, in its minor units. */
interface Limits {
  /** What a card can pay at least. */
  readonly leastCharge: number;
  /** The part of the service fee that is the same for each order. */
  readonly fixedFee: number;
  /** The highest price. */
  readonly most: number;
  /** Amounts are multiples of it. */
  readonly step?: number;
}

/**
 * What the payment provider takes at least, the fixed part of the service fee and the highest price, by currency.
 *
 * - `leastCharge` is the provider's own table (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). For
 *   cedis, rupiah, shillings, naira and rand, where that table names less than a card's costs or nothing, it is what 50 US
 *   cents were worth at the end of 2025, rounded up.
 * - `fixedFee` is about 30 US cents and `most` about 10,000 US dollars at the same rates, rounded. Both are set by us and stay
 *   when rates move. The provider itself takes up to eight digits at least, and twelve of rupiah.
 * - `step`: forints are charged in hundredths but paid out whole (https://docs.stripe.com/currencies#special-cases), so prices
 *   are whole forints. Rupiah are charged in hundredths too, but have no coin that small. The same as of forints is said there of Icelandic crowns and Taiwan dollars, in which no payout account is kept. Yen
 *   have no minor unit: 500 is ¥500 (https://docs.stripe.com/currencies#zero-decimal).
 */
export const amountLimits = {
  USD: { leastCharge: 50, fixedFee: 30, most: 1_000_000 },
  AED: { leastCharge: 200, fixedFee: 110, most: 4_000_000 },
  AUD: { leastCharge: 50, fixedFee: 45, most: 1_500_000 },
  BRL: { leastCharge: 50, fixedFee: 160, most: 5_500_000 },
  CAD: { leastCharge: 50, fixedFee: 40, most: 1_500_000 },
  CHF: { leastCharge: 50, fixedFee: 25, most: 800_000 },
  CZK: { leastCharge: 1500, fixedFee: 600, most: 20_000_000 },
  DKK: { leastCharge: 250, fixedFee: 200, most: 6_500_000 },
  EUR: { leastCharge: 50, fixedFee: 25, most: 900_000 },
  GBP: { leastCharge: 30, fixedFee: 25, most: 750_000 },
  GHS: { leastCharge: 800, fixedFee: 350, most: 11_000_000 },
  HKD: { leastCharge: 400, fixedFee: 250, most: 8_000_000 },
  HUF: { leastCharge: 17_500, fixedFee: 10_000, most: 350_000_000, step: 100 },
  IDR: { leastCharge: 900_000, fixedFee: 500_000, most: 16_000_000_000, step: 100 },
  INR: { leastCharge: 50, fixedFee: 2500, most: 90_000_000 },
  JPY: { leastCharge: 50, fixedFee: 45, most: 1_500_000 },
  KES: { leastCharge: 7000, fixedFee: 4000, most: 130_000_000 },
  MXN: { leastCharge: 1000, fixedFee: 550, most: 18_000_000 },
  MYR: { leastCharge: 200, fixedFee: 125, most: 4_000_000 },
  NGN: { leastCharge: 80_000, fixedFee: 45_000, most: 1_500_000_000 },
  NOK: { leastCharge: 300, fixedFee: 300, most: 10_000_000 },
  NZD: { leastCharge: 50, fixedFee: 50, most: 1_700_000 },
  PLN: { leastCharge: 200, fixedFee: 110, most: 3_600_000 },
  RON: { leastCharge: 200, fixedFee: 130, most: 4_500_000 },
  SEK: { leastCharge: 300, fixedFee: 300, most: 9_500_000 },
  SGD: { leastCharge: 50, fixedFee: 40, most: 1_300_000 },
  THB: { leastCharge: 1000, fixedFee: 1000, most: 32_000_000 },
  ZAR: { leastCharge: 900, fixedFee: 500, most: 17_000_000 },
} as const satisfies Record<string, Limits>;

type Code = keyof typeof amountLimits;

const limitsOf = (currency: Code): Limits => amountLimits[currency];

/** What a card can pay at least, in minor units. */
export const leastChargeIn = (currency: Code): number => limitsOf(currency).leastCharge;

/** The part of the service fee that is the same for each order, in minor units. */
export const fixedFeeIn = (currency: Code): number => limitsOf(currency).fixedFee;

/** The highest price, in minor units. */
export const mostIn = (currency: Code): number => limitsOf(currency).most;

/** Prices are multiples of it, in minor units: 100 where only whole units are paid out, 1 elsewhere. */
export const stepIn = (currency: Code): number => limitsOf(currency).step ?? 1;

/** The highest price in any currency, in its minor units: what bounds an amount whose currency is known only later. */
export const mostInAny = Math.max(...Object.values(amountLimits).map(({ most }) => most));
