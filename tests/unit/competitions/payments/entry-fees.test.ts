import fc from 'fast-check';
import { expect, it } from 'vitest';
import { entryRest } from '#shared/competitions/payments/entry-fees.ts';
import { type Entry, type EntryList, enter, withdraw } from '#shared/competitions/tournaments/entry-list.ts';
import { withHolds, withoutLapsed } from '#shared/competitions/tournaments/held-entries.ts';
import type { Currency } from '#shared/money.ts';
import { stepIn } from '#shared/payments/amount-limits.ts';

const [ann, bob] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;
const now = new Date('2031-02-01T12:00:00Z');
const entry = (n: number, ...personIds: string[]): Entry => ({
  entryId: `ten_${'0'.repeat(25)}${n}`,
  personIds,
  isListed: true,
  enteredAt: now.toISOString(),
});

it('halves a fee without losing anything, and only where a card can pay both halves', () => {
  const currencies = fc.constantFrom<Currency>('USD', 'JPY', 'HUF');
  fc.assert(
    fc.property(currencies, fc.integer({ min: 1, max: 100_000 }), (currency, steps) => {
      const fee = { amountMinor: steps * stepIn(currency), currency };
      const halves = [ann, bob].map((one) => entryRest(entry(1, ann, bob), fee, fee.amountMinor, one));
      const [first, second] = halves.map((rest) => rest?.halfMinor);
      if (first === undefined || second === undefined) return first === second;
      expect(first + second).toBe(fee.amountMinor);
      expect(first % stepIn(currency)).toBe(0);
      return true;
    }),
  );
  const fee = { amountMinor: 2000, currency: 'USD' as const };
  expect(entryRest(entry(1, ann), fee, 2000, ann)).toEqual({ restMinor: 2000 });
  expect(entryRest(entry(1, ann, bob), fee, 0, ann)).toBeUndefined();
  const cardPayments = [{ orderId: 'a', personId: ann, amountMinor: 1000, paidAt: now.toISOString() }];
  expect(entryRest({ ...entry(1, ann, bob), cardPayments }, fee, 1000, bob)).toEqual({ restMinor: 1000 });
});

const fee = { amountMinor: 2000, currency: 'USD' as const };
const selling = {
  takesCards: true,
  startDate: '2031-02-20',
  timeZone: 'UTC',
  categories: [{ categoryId: 'singles', fee }],
};
const empty: EntryList = { capacity: 1, entries: [], seekers: [] };
const change = (before: EntryList, moved: ReturnType<typeof enter>, stands = false, sold: object = {}) =>
  'refused' in moved
    ? before
    : withHolds(
        { ...selling, ...sold },
        { before, after: moved.list, categoryId: 'singles', now },
        stands ? { stands } : {},
      );
const payBys = ({ entries }: EntryList) => entries.map(({ payBy }) => payBy);

it('holds who comes in: ten minutes alone, a day for a pair or from the line, but never into the last two hours', () => {
  const one = change(empty, enter(empty, entry(1, ann)));
  expect(payBys(one)).toEqual(['2031-02-01T12:10:00.000Z']);
  expect(payBys(change(empty, enter(empty, entry(1, ann, bob))))).toEqual(['2031-02-02T12:00:00.000Z']);
  const two = change(one, enter(one, entry(2, bob)));
  expect(payBys(two)).toEqual(['2031-02-01T12:10:00.000Z', undefined]);
  expect(payBys(change(two, withdraw(two, entry(1).entryId)))).toEqual(['2031-02-02T12:00:00.000Z']);
  const soon = { startDate: '2031-02-02' };
  expect(payBys(change(empty, enter(empty, entry(1, ann, bob)), false, soon))).toEqual(['2031-02-01T22:00:00.000Z']);
});

it('holds no entry that an organizer makes, and none where the fee can be paid another way', () => {
  expect(payBys(change(empty, enter(empty, entry(1))))).toEqual([undefined]);
  expect(payBys(change(empty, enter(empty, entry(1, ann, bob)), true))).toEqual([undefined]);
  const either = change(empty, enter(empty, entry(1, ann)), false, { payOutside: [{ way: 'cash' }] });
  expect(either.entries).toMatchObject([{ price: fee }]);
  expect(payBys(either)).toEqual([undefined]);
  expect(
    change(empty, enter(empty, entry(1, ann)), false, { takesCards: undefined }).entries[0]?.price,
  ).toBeUndefined();
});

it('lets those go whose time is over', () => {
  const one = change(empty, enter(empty, entry(1, ann)));
  expect(withoutLapsed(one, now).list).toBe(one);
  const later = new Date('2031-02-01T12:10:00Z');
  expect(withoutLapsed(one, later)).toMatchObject({ list: { entries: [] }, lapsed: [{ personIds: [ann] }] });
});
