import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packFacts, unpackFacts } from '#lambdas/discovery/search/card-facts.ts';
import { allInPrice, allInWords, byCard } from '#shared/events/payments/all-in-price.ts';
import type { TicketType } from '#shared/events/payments/schemas.ts';
import { Currency } from '#shared/money.ts';
import { mostIn } from '#shared/payments/amount-limits.ts';
import { quoteFor } from '#shared/payments/quote.ts';

const dollars = (amount: number) => ({ amountMinor: amount * 100, currency: 'USD' as const });
const ticket = (key: string, amount: number, more: Partial<TicketType> = {}): TicketType => ({
  key,
  name: key,
  price: dollars(amount),
  ...more,
});

it('is the price alone where the host is paid directly, and with the service fee where only cards pay', () => {
  const price = dollars(12);
  expect(allInWords(allInPrice({ price, payOutside: [{ way: 'cash' }] }))).toBe('$12.00');
  expect(allInWords(allInPrice({ price, refundPolicy: 'flexible' }))).toBe('$12.66');
  expect(allInWords(allInPrice({ price, refundPolicy: 'flexible', feePayer: 'host' }))).toBe('$12.00');
  expect(allInWords(allInPrice({ price, refundPolicy: 'flexible' }, 'pro'))).toBe('$12.48');
  expect(allInPrice({})).toBeUndefined();
});

it('is that of the cheapest ticket that everyone can have', () => {
  const ticketTypes = [ticket('adult', 12), ticket('junior', 8), ticket('member', 0, { memberOnly: true })];
  expect(allInWords(allInPrice({ ticketTypes }))).toBe('From $8.54');
  expect(allInWords(allInPrice({ ticketTypes: [ticket('adult', 12)] }))).toBe('$12.66');
  expect(allInPrice({ ticketTypes: [ticket('adult', 12), ticket('junior', 0)] })).toBeUndefined();
});

it('is the most that a player pays of a shared cost', () => {
  expect(allInWords(allInPrice({ costShare: { total: dollars(120), capPerHead: dollars(15) } }))).toBe('Up to $15.00');
  expect(allInWords(allInPrice({ costShare: { total: dollars(120) } }))).toBe('Up to $120.00');
});

it('is never less than a card is charged, in any currency and plan, and stays itself in a search', () => {
  const price = fc
    .constantFrom(...Currency.options)
    .chain((currency) =>
      fc.integer({ min: 1, max: mostIn(currency) }).map((amountMinor) => ({ amountMinor, currency })),
    );
  const plan = fc.constantFrom('rookie' as const, 'pro' as const, 'elite' as const);
  const feePayer = fc.constantFrom('player' as const, 'host' as const, 'split' as const);
  fc.assert(
    fc.property(price, plan, feePayer, (one, team, payer) => {
      const shown = allInPrice({ price: one, refundPolicy: 'flexible', feePayer: payer });
      const spot = { personId: '', name: '', guests: [] };
      const { totalMinor } = quoteFor([spot], { price: one, plan: team, feePayer: payer });
      expect(shown?.amountMinor).toBeGreaterThanOrEqual(totalMinor);
      expect(byCard(one, { plan: team, feePayer: payer }).amountMinor).toBe(totalMinor);
      for (const is of [undefined, 'from', 'upTo'] as const) {
        const card = shown && { ...shown, ...(is && { is }) };
        expect(
          unpackFacts({
            levels: undefined,
            inclusion: 0,
            cover: undefined,
            team: undefined,
            ...packFacts({ price: card }),
          } as never).price,
        ).toEqual(card);
      }
    }),
  );
});
