import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEditable, movesFrom, type Standing, standsAgainst } from '#shared/competitions/tournaments/states.ts';
import { tournamentStatuses } from '#shared/competitions/tournaments/words.ts';

const category = fc.record({
  categoryId: fc.constantFrom('a', 'b'),
  status: fc.constantFrom('open' as const, 'closed' as const),
  fee: fc.option(fc.constant({ amountMinor: 500, currency: 'USD' as const }), { nil: undefined }),
});
const standing: fc.Arbitrary<Standing> = fc.record({
  status: fc.constantFrom(...tournamentStatuses),
  categories: fc.uniqueArray(category, { minLength: 1, maxLength: 2, selector: ({ categoryId }) => categoryId }),
  drawn: fc.subarray(['a', 'b']),
  empty: fc.subarray(['a', 'b']),
  unplaced: fc.nat(2),
  acceptsUnplaced: fc.nat(2),
  open: fc.nat(2),
});

const isFeeDue = ({ categories }: Standing) =>
  categories.some(({ fee, status }) => fee !== undefined && status === 'open');
/** What has to be so for a step to be gone. */
const needs: Partial<Record<string, (at: Standing) => boolean>> = {
  registration: (at) => !isFeeDue(at) && at.drawn.length === 0,
  scheduled: (at) => at.status !== 'draw' || (at.unplaced <= at.acceptsUnplaced && at.drawn.length > 0),
  finished: (at) => at.open === 0,
};

it('goes nowhere but along its steps, and nowhere that something stands against', () => {
  fc.assert(
    fc.property(standing, fc.constantFrom(...tournamentStatuses), (at, to) => {
      const isGone = standsAgainst(at, to) === undefined;
      expect(isGone && !movesFrom(at.status).includes(to)).toBe(false);
      expect(isGone && needs[to]?.(at) === false).toBe(false);
    }),
    { numRuns: 100 },
  );
});

it('is called off from any step before its end, and stays called off and put away', () => {
  for (const status of tournamentStatuses) {
    const isOver = status === 'finished' || status === 'archived' || status === 'cancelled';
    expect([status, movesFrom(status).includes('cancelled')]).toEqual([status, !isOver]);
    expect([status, isEditable(status)]).toEqual([status, !isOver]);
  }
  expect([movesFrom('cancelled'), movesFrom('archived')]).toEqual([[], []]);
});
