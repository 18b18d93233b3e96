import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventDues, isRaised } from '#shared/events/payments/event-dues.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const ann = { dueId: 'ann', name: 'Ann', heads: 1 };
const boWithTwo = { dueId: 'bo', name: 'Bo', heads: 3 };

describe('what players owe', () => {
  it('is the price, and for guests only where they pay', () => {
    expect(eventDues({ price: usd(500) }, [ann, boWithTwo]).map(({ owed }) => owed.amountMinor)).toEqual([500, 500]);
    const dues = eventDues({ price: usd(500), chargeGuests: true }, [ann, boWithTwo]);
    expect(dues.map(({ owed, what }) => [owed.amountMinor, what])).toEqual([
      [500, undefined],
      [1500, 'With 2 guests'],
    ]);
  });

  it('is nothing for a free event', () => {
    expect(eventDues({}, [ann])).toEqual([]);
  });

  it('is an equal part of a total cost, never above the most that one pays', () => {
    const dues = eventDues({ costShare: { total: usd(1000) } }, [ann, boWithTwo, { ...ann, dueId: 'cy' }]);
    expect(dues.map(({ owed }) => owed.amountMinor)).toEqual([334, 333, 333]);
    const [capped] = eventDues({ costShare: { total: usd(1000), capPerHead: usd(300) } }, [ann]);
    expect(capped?.owed.amountMinor).toBe(300);
  });

  it('covers the total cost to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
        (total, all) => {
          const payers = all.map((heads, at) => ({ dueId: String(at), name: '', heads }));
          const dues = eventDues({ costShare: { total: usd(total) }, chargeGuests: true }, payers);
          const sum = dues.reduce((whole, { owed }) => whole + owed.amountMinor, 0);
          expect(sum).toBe(total);
        },
      ),
    );
  });
});

it.each([
  ['a higher price', { price: usd(500) }, { price: usd(600) }, true],
  ['a lower one', { price: usd(500) }, { price: usd(400) }, false],
  ['none any more', { price: usd(500) }, {}, false],
  ['one where there was none', {}, { price: usd(1) }, true],
  ['guests who pay from now on', { price: usd(500) }, { price: usd(500), chargeGuests: true }, true],
  ['a higher total', { costShare: { total: usd(500) } }, { costShare: { total: usd(501) } }, true],
])('players who are in owe more: %s is %s', (_, before, after, raised) => {
  expect(isRaised(before, after)).toBe(raised);
});
