import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Adjustment,
  Amount,
  Currency,
  figureOf,
  formatMoney,
  formatPrice,
  fromMoneyText,
  isAtMost,
  MoneyText,
  Price,
  parseMoney,
  sameFigureIn,
  toMoneyText,
} from '#shared/money.ts';

const currency = fc.constantFrom(...Currency.options);
/** With currencies of no decimals and of three. */
const anyCurrency = fc.constantFrom(...Currency.options, 'JPY', 'KRW', 'VND', 'KWD', 'BHD', 'TND');
const amountMinor = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
const money = fc.record({ amountMinor, currency: anyCurrency });
const price = fc.record({ amountMinor: fc.nat(16_000_000_000), currency });

describe('an amount of money', () => {
  it('is read as it was written, in every currency', () => {
    fc.assert(
      fc.property(money, (said) => {
        expect(parseMoney(formatMoney(said), said.currency)).toEqual(said);
        expect(parseMoney(figureOf(said), said.currency)).toEqual(said);
      }),
    );
  });

  it.each([
    [{ amountMinor: 1250, currency: 'USD' }, '$12.50'],
    [{ amountMinor: 125_000, currency: 'AUD' }, 'A$1,250.00'],
    [{ amountMinor: 1250, currency: 'JPY' }, '¥1,250'],
    [{ amountMinor: 1250, currency: 'HUF' }, 'HUF 12.50'],
    [{ amountMinor: 525_000, currency: 'HUF' }, 'HUF 5,250'],
    [{ amountMinor: 1_500_000, currency: 'IDR' }, 'IDR 15,000'],
    [{ amountMinor: 1250, currency: 'KWD' }, 'KWD 1.250'],
    [{ amountMinor: -500, currency: 'GBP' }, '-£5.00'],
  ])('is written with the minor units of its currency: %o', (said, written) => {
    expect(formatMoney(said).replace('\u00a0', ' ')).toBe(written);
  });

  it('is free where it is 0', () => {
    expect(formatPrice({ amountMinor: 0, currency: 'EUR' })).toBe('Free');
    expect(formatPrice({ amountMinor: 1, currency: 'EUR' })).toBe('€0.01');
  });

  it.each([
    ['12', 'USD', 1200],
    [' $1,250 ', 'USD', 125_000],
    ['12.', 'USD', 1200],
    ['.5', 'USD', 50],
    ['12,5', 'EUR', 1250],
    ['1.250,00 €', 'EUR', 125_000],
    ['usd 3', 'USD', undefined],
    ['$7', 'AUD', 700],
    ['−4.20', 'GBP', -420],
    ['-0', 'GBP', 0],
    ['1,250', 'JPY', 1250],
    ['12.5', 'JPY', undefined],
    ['1.250', 'KWD', 1250],
    ['1.250', 'USD', undefined],
    ['€12', 'USD', undefined],
    ['12e3', 'USD', undefined],
    ['1,25,0', 'USD', undefined],
    ['twelve', 'USD', undefined],
    ['.', 'USD', undefined],
    ['', 'USD', undefined],
  ])('is read from what people type: %s of %s', (typed, code, expected) => {
    expect(parseMoney(typed, code)?.amountMinor).toBe(expected);
  });

  it('reads nothing but whole minor units, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), anyCurrency, (typed, code) => {
        const read = parseMoney(typed, code);
        expect(read === undefined || Number.isInteger(read.amountMinor)).toBe(true);
      }),
    );
  });
});

describe('a price', () => {
  it('is within a limit of its own currency, and within any limit where it is free', () => {
    fc.assert(
      fc.property(price, price, (one, limit) => {
        const isLess = one.currency === limit.currency && one.amountMinor <= limit.amountMinor;
        expect(isAtMost(one, limit)).toBe(isLess || one.amountMinor === 0);
      }),
    );
    expect(isAtMost(undefined, { amountMinor: 0, currency: 'USD' })).toBe(true);
  });

  it('travels as a short text', () => {
    fc.assert(
      fc.property(price, (one) => {
        expect(fromMoneyText(MoneyText.parse(toMoneyText(one)))).toEqual(one);
      }),
    );
    for (const wrong of ['USD', '1250', 'XYZ5', 'USD-5', 'USD1.5'])
      expect(MoneyText.safeParse(wrong).success).toBe(false);
  });

  it('keeps its figure when its currency is corrected', () => {
    expect(sameFigureIn({ amountMinor: 4550, currency: 'USD' }, 'JPY')).toEqual({ amountMinor: 46, currency: 'JPY' });
    expect(sameFigureIn({ amountMinor: 45, currency: 'JPY' }, 'USD')).toEqual({ amountMinor: 4500, currency: 'USD' });
  });

  it('is a whole number of minor units up to the limit, in a settlement currency', () => {
    const wrongs = (schema: typeof Price, said: unknown) =>
      schema.safeParse(said).error?.issues.map((one) => one.message);
    expect(wrongs(Price, { amountMinor: 1_000_001, currency: 'USD' })).toEqual(['At most $10,000.00.']);
    expect(wrongs(Price, { amountMinor: 1_500_001, currency: 'JPY' })).toEqual(['At most ¥1,500,000.']);
    expect(wrongs(Price, { amountMinor: 16_000_000_100, currency: 'IDR' })).toEqual(['At most IDR\u00a0160,000,000.']);
    expect(wrongs(Price, { amountMinor: 500_050, currency: 'HUF' })).toEqual([
      'Enter an amount without decimals in HUF.',
    ]);
    expect(wrongs(Adjustment, { amountMinor: -750_001, currency: 'GBP' })).toEqual(['At most £7,500.00 less.']);
    expect(wrongs(Price, { amountMinor: 0, currency: 'USD' })).toEqual(['Enter more than 0.']);
    expect(wrongs(Price, { amountMinor: 12.5, currency: 'USD' })).toEqual(['Enter an amount.']);
    expect(wrongs(Price, { amountMinor: 5, currency: 'KWD' })).toEqual(['Choose a currency.']);
    expect(Amount.safeParse({ amountMinor: 0, currency: 'JPY' }).success).toBe(true);
  });

  it('can be in any of the settlement currencies of the payout countries', () => {
    expect(Currency.options).toHaveLength(28);
  });
});
