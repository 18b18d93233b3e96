import { expect, it } from 'vitest';
import { refilled } from '#shared/events/checkout/refilled.ts';

const left = (orderId: string, leftAt: string, heads = 1) => ({ orderId, personId: orderId, heads, leftAt });

it.each([
  [2, []],
  [1, ['first']],
  [0, ['first', 'second']],
] as const)('with %d seats free, says whose were taken', (free, taken) => {
  const seats = [left('second', '2026-12-02'), left('first', '2026-12-01')];
  expect(refilled(seats, free).map(({ orderId }) => orderId)).toEqual(taken);
});

it('counts the seats of guests, and none where there is no limit', () => {
  expect(refilled([left('pair', '2026-12-01', 2)], 1)).toEqual([]);
  expect(refilled([left('pair', '2026-12-01', 2)], 0)).toHaveLength(1);
  expect(refilled([left('one', '2026-12-01')], 5000)).toEqual([]);
});
