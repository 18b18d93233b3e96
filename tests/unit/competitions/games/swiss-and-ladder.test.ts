import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seeded } from '#shared/competitions/random.ts';
import { afterChallenge, ladderChallenges } from '#shared/competitions/schedules/pairing/ladder.ts';
import { perfectMatching } from '#shared/competitions/schedules/pairing/perfect-matching.ts';
import { pairSwissRound, type SwissEntrant } from '#shared/competitions/schedules/pairing/swiss.ts';

const fresh = (count: number): SwissEntrant[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ entrantId: `s${index}`, points: 0, metIds: [], hadBye: false, homes: 0, aways: 0 },
  }));

/** Plays a round; who wins is left to chance. */
function played(entrants: readonly SwissEntrant[], random: () => number): SwissEntrant[] | undefined {
  const round = pairSwissRound(entrants);
  if (!round) return undefined;
  const winners = new Set(round.pairs.map(({ homeId, awayId }) => (random() < 0.5 ? homeId : awayId)));
  return entrants.map((one) => {
    const pair = round.pairs.find(({ homeId, awayId }) => [homeId, awayId].includes(one.entrantId));
    if (!pair) return { ...one, hadBye: true, points: one.points + 1 };
    const atHome = pair.homeId === one.entrantId;
    return {
      ...one,
      points: one.points + Number(winners.has(one.entrantId)),
      metIds: [...one.metIds, atHome ? pair.awayId : pair.homeId],
      homes: one.homes + Number(atHome),
      aways: one.aways + Number(!atHome),
    };
  });
}

function expectSound(entrants: readonly SwissEntrant[] | undefined, round: number): void {
  if (!entrants) throw new Error(`Round ${round} could not be paired`);
  for (const { metIds } of entrants) expect(new Set(metIds).size).toBe(metIds.length);
  expect(entrants.filter(({ hadBye }) => hadBye)).toHaveLength(entrants.length % 2 === 0 ? 0 : round);
}

it('pairs Swiss rounds without a repeat or a second bye, for as many rounds as that can last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 16 }), fc.integer(), (count, seed) => {
      const random = seeded(seed);
      let entrants: readonly SwissEntrant[] = fresh(count);
      for (let round = 1; round <= Math.ceil(Math.log2(count)); round += 1) {
        const after = played(entrants, random);
        expectSound(after, round);
        entrants = after ?? entrants;
      }
    }),
    { numRuns: 30 },
  );
});

it('pairs equals, the upper half with the lower, and floats down who is left over', () => {
  const points = [2, 2, 2, 1, 1, 0];
  const round = pairSwissRound(fresh(6).map((one, index) => ({ ...one, points: points[index] ?? 0 })));
  expect(round?.pairs.map(({ homeId, awayId }) => [homeId, awayId].sort())).toEqual([
    ['s0', 's1'],
    ['s2', 's3'],
    ['s4', 's5'],
  ]);
  expect(round?.floatedIds.toSorted()).toEqual(['s2', 's3', 's4', 's5']);
  expect(pairSwissRound(fresh(4))?.pairs.map(({ homeId, awayId }) => [homeId, awayId])).toEqual([
    ['s0', 's2'],
    ['s1', 's3'],
  ]);
});

it('gives the bye to the last who had none, and says when no one new is left to meet', () => {
  const five = fresh(5).map((one) => ({ ...one, hadBye: one.entrantId === 's4' }));
  expect(pairSwissRound(five)?.byeId).toBe('s3');
  const met = fresh(2).map((one, index) => ({ ...one, metIds: [`s${1 - index}`] }));
  expect(pairSwissRound(met)).toBeUndefined();
});

it('finds partners for everyone exactly when that is possible', () => {
  const edges = fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 16 });
  fc.assert(
    fc.property(edges, (pairs) => {
      const mayMeet = (a: number, b: number) => pairs.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
      const partners = perfectMatching(8, mayMeet);
      expect(partners !== undefined).toBe(anyMatching([0, 1, 2, 3, 4, 5, 6, 7], mayMeet));
      for (const [one, partner] of (partners ?? []).entries())
        expect(mayMeet(one, partner) && partners?.[partner] === one).toBe(true);
    }),
    { numRuns: 100 },
  );
});

/** By trying everything. */
function anyMatching([first, ...others]: readonly number[], mayMeet: (a: number, b: number) => boolean): boolean {
  if (first === undefined) return true;
  return others.some(
    (other) =>
      other !== first &&
      mayMeet(first, other) &&
      anyMatching(
        others.filter((one) => one !== other),
        mayMeet,
      ),
  );
}

it('makes the challenges of a ladder step: each in one at most, in reach, and not those of the step before', () => {
  const order = ['a', 'b', 'c', 'd', 'e'];
  const first = ladderChallenges({ order, step: 0, reach: 2 });
  expect(first).toEqual([
    { challengerId: 'b', challengedId: 'a' },
    { challengerId: 'd', challengedId: 'c' },
  ]);
  expect(ladderChallenges({ order, step: 1, reach: 2, before: first })).toEqual([
    { challengerId: 'c', challengedId: 'b' },
    { challengerId: 'e', challengedId: 'd' },
  ]);
  expect(ladderChallenges({ order, step: 0, reach: 1, awayIds: ['a'] })).toEqual([
    { challengerId: 'c', challengedId: 'b' },
    { challengerId: 'e', challengedId: 'd' },
  ]);
});

it('moves who wins from below to the rung above, and those between down', () => {
  const challenge = { challengerId: 'd', challengedId: 'b' };
  expect(afterChallenge(['a', 'b', 'c', 'd', 'e'], challenge, 'd')).toEqual(['a', 'd', 'b', 'c', 'e']);
  expect(afterChallenge(['a', 'b', 'c', 'd', 'e'], challenge, 'b')).toEqual(['a', 'b', 'c', 'd', 'e']);
});
