import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Currency, formatMoney, Price, payoutCurrencies } from '#shared/money.ts';
import { amountLimits, leastChargeIn, mostIn, stepIn } from '#shared/payments/amount-limits.ts';
import { feeFor } from '#shared/payments/fees.ts';
import { isPayableByCard, quoteFor } from '#shared/payments/quote.ts';

const currency = fc.constantFrom(...Currency.options);
const feePayer = fc.constantFrom('player' as const, 'host' as const, 'split' as const);
const plan = fc.constantFrom('rookie' as const, 'pro' as const, 'elite' as const);
/** A price that the contract takes. */
const price = currency.chain((code) =>
  fc
    .integer({ min: 1, max: mostIn(code) / stepIn(code) })
    .map((steps) => ({ amountMinor: steps * stepIn(code), currency: code })),
);

it('knows every currency of the fifty countries', () => {
  expect(Object.keys(amountLimits).sort()).toEqual([...new Set(payoutCurrencies.values())].sort());
});

it.each([
  ['USD', '$0.50', '$10,000.00'],
  ['AUD', 'A$0.50', 'A$15,000.00'],
  ['JPY', '¥50', '¥1,500,000'],
  ['HUF', 'HUF 175', 'HUF 3,500,000'],
  ['IDR', 'IDR 9,000', 'IDR 160,000,000'],
] as const)('says the least and the most in words of %s', (code, least, most) => {
  const words = (amountMinor: number) => formatMoney({ amountMinor, currency: code }).replace('\u00a0', ' ');
  expect([words(leastChargeIn(code)), words(mostIn(code))]).toEqual([least, most]);
});

it('takes by card what the provider takes, and nothing below', () => {
  for (const code of Currency.options) {
    const least = leastChargeIn(code);
    expect(isPayableByCard({ amountMinor: least, currency: code })).toBe(true);
    expect(isPayableByCard({ amountMinor: least - 1, currency: code })).toBe(false);
  }
});

it('takes every price up to the limit of its currency, in whole steps', () => {
  fc.assert(
    fc.property(price, (one) => {
      expect(Price.safeParse(one).success).toBe(true);
      expect(Price.safeParse({ ...one, amountMinor: mostIn(one.currency) + 1 }).success).toBe(false);
    }),
  );
});

it('asks for a fee in whole steps that leaves the seller nothing below 0', () => {
  fc.assert(
    fc.property(price, plan, feePayer, (one, team, payer) => {
      const { onTopMinor, platformMinor } = feeFor(one.amountMinor, {
        plan: team,
        feePayer: payer,
        currency: one.currency,
      });
      const step = stepIn(one.currency);
      expect([onTopMinor % step, platformMinor % step]).toEqual([0, 0]);
      expect(onTopMinor).toBeLessThanOrEqual(platformMinor);
      expect(one.amountMinor + onTopMinor - platformMinor).toBeGreaterThanOrEqual(0);
      const quote = quoteFor([{ personId: '', name: '', guests: [] }], { price: one, plan: team, feePayer: payer });
      expect(quote.totalMinor).toBe(one.amountMinor + onTopMinor);
    }),
  );
});

it('adds the fixed part in the currency of the price: ¥45, 25 cents, A$0.45', () => {
  const fee = (amountMinor: number, code: Currency) =>
    feeFor(amountMinor, { plan: 'rookie', feePayer: 'player', currency: code }).onTopMinor;
  expect([fee(1000, 'JPY'), fee(1000, 'EUR'), fee(1000, 'AUD')]).toEqual([75, 55, 75]);
  expect(fee(500_000, 'HUF')).toBe(25_000);
});
