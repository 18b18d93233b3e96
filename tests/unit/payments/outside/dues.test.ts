import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Due, duesFrom, type Paid, restOf, stateOf, sumsOf } from '#shared/payments/outside/dues.ts';
import { paidHow, waysInSentence, waysToPay } from '#shared/payments/outside/pay-outside.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const paid = (amountMinor: number, mark: Paid['mark'] = 'cash'): Paid => ({
  mark,
  amount: usd(amountMinor),
  at: '2026-11-27T18:00:00.000Z',
  byName: 'Maya',
});

describe('how a payment stands', () => {
  it.each<[string, Pick<Due, 'owed' | 'paid'>, string]>([
    ['who has not paid owes', { owed: usd(1000) }, 'owes'],
    ['who paid all of it paid', { owed: usd(1000), paid: paid(1000) }, 'paid'],
    ['who brings a guest later owes again', { owed: usd(2000), paid: paid(1000) }, 'owes'],
    [
      'who was told they don’t have to is exempt, whatever the price is',
      { owed: usd(2000), paid: paid(1000, 'exempt') },
      'exempt',
    ],
    ['who left after paying gets it back', { paid: paid(1000) }, 'left'],
    [
      'a payment in another currency of before does not count',
      { owed: { amountMinor: 10, currency: 'EUR' }, paid: paid(1000) },
      'owes',
    ],
  ])('%s', (_, due, state) => {
    expect(stateOf(due)).toBe(state);
  });
});

it('lists who owes, then who left after paying; who left without paying or did not have to is not on it', () => {
  const marks = new Map([
    ['ann', paid(500)],
    ['bo', paid(500)],
    ['cy', paid(500, 'exempt')],
  ]);
  const dues = duesFrom([{ dueId: 'ann', name: 'Ann', owed: usd(500) }], marks, (id) => id.toUpperCase());
  expect(dues.map(({ name }) => [name, stateOf(dues.find((due) => due.name === name)!)])).toEqual([
    ['Ann', 'paid'],
    ['BO', 'left'],
  ]);
});

it('whatever is marked: what came in for those who are in and what is open is what they owe', () => {
  const someDue = fc.record({
    dueId: fc.uuid(),
    name: fc.string(),
    owed: fc.integer({ min: 1, max: 100_000 }).map(usd),
    share: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(fc.array(someDue, { minLength: 1 }), (some) => {
      const dues: Due[] = some.map(({ share, owed, ...due }) => ({
        ...due,
        owed,
        ...(share > 0 && { paid: paid(Math.ceil((owed.amountMinor * share) / 100)) }),
      }));
      const owed = dues.reduce((sum, due) => sum + (due.owed?.amountMinor ?? 0), 0);
      const { received, open, toReturn } = sumsOf(dues)!;
      expect(received + open).toBe(owed);
      expect(toReturn).toBe(0);
      for (const due of dues)
        expect(restOf({ owed: due.owed!, paid: due.paid }).amountMinor > 0).toBe(stateOf(due) === 'owes');
    }),
  );
});

it('has no sums where no one owes', () => {
  expect(sumsOf([])).toBeUndefined();
});

it('says how to pay: to everyone without the account, to payers with it', () => {
  const offered = [{ way: 'cash' as const }, { way: 'venmo' as const, to: '@maya' }];
  expect(waysInSentence(offered)).toBe('in cash or with Venmo');
  expect(waysToPay(offered)).toEqual(['Cash', 'Venmo: @maya']);
  expect(paidHow('other')).toBe('another way');
});
