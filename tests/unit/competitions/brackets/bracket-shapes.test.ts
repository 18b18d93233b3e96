import { expect, it } from 'vitest';
import { BracketConfiguration } from '#shared/competitions/brackets/configuration.ts';
import { planBracket } from '#shared/competitions/brackets/plan/plan-bracket.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import { seedOrder } from '#shared/competitions/brackets/seeding/seed-order.ts';
import {
  type Asked,
  aBracket,
  aDraft,
  beats,
  pairOf,
  playedOut,
  sizes,
} from '#tests/support/competitions/brackets/brackets.ts';

const better = (a: string, b: string) => Number(a.slice(1)) < Number(b.slice(1));

/** How many matches have two sides when everything is played, and whether the better ones win. */
function countOf(count: number, asked: Asked, wins = better): number {
  const played = readBracket(playedOut(aBracket(count, asked), wins));
  expect(played.state, `${count} ${JSON.stringify(asked)}`).toBe('completed');
  return played.matches.filter(({ record }) => record).length;
}

it('mirrors seeds, so that 1 and 2 are in different halves', () => {
  expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  expect(seedOrder(2)).toEqual([1, 2]);
});

it('has as many matches as each format has, from 2 to 128 entrants', () => {
  const salted = (count: number) => (a: string, b: string) => beats(a, b, count);
  for (const count of sizes) {
    expect(countOf(count, { format: 'single' }, salted(count))).toBe(count - 1);
    expect(countOf(count, { format: 'single', thirdPlace: true })).toBe(count < 4 ? count - 1 : count);
    expect(countOf(count, { format: 'single', reseedEachRound: true }, salted(count))).toBe(count - 1);
    expect(countOf(count, { format: 'double', grandFinal: 'simple' }, salted(count))).toBe(2 * count - 2);
    expect(countOf(count, { format: 'double', grandFinal: 'reset' })).toBe(2 * count - 2);
    expect(countOf(count, { format: 'double', grandFinal: 'none' })).toBe(2 * count - 3);
  }
  for (const count of [2, 3, 8, 20]) expect(countOf(count, { format: 'ladder_step' })).toBe(count - 1);
  expect(countOf(4, { format: 'page_playoff' })).toBe(4);
  for (const count of [2, 3, 5, 8])
    expect(countOf(count, { format: 'round_robin_final' })).toBe((count * (count - 1)) / 2);
});

it('plays a second final only where the player who never lost loses the first', () => {
  const upset = (a: string, b: string) => (a === 'e1' && b === 'e2' ? false : better(a, b));
  const played = readBracket(playedOut(aBracket(2, { format: 'double', grandFinal: 'reset' }), better));
  expect(played.matches.at(-1)).toMatchObject({ status: 'cancelled', slots: [{ waitsFor: 'Not needed' }, {}] });
  let met = 0;
  const second = playedOut(aBracket(2, { format: 'double', grandFinal: 'reset' }), (a, b) => {
    met += 1;
    return met === 2 ? upset(a, b) : better(a, b);
  });
  expect(readBracket(second).matches.filter(({ record }) => record)).toHaveLength(3);
  expect(readBracket(second).champion).toBe('e1');
});

it('has twice as many rounds but one for those who lost once, as there are rounds for others', () => {
  for (const rounds of [2, 3, 4, 5, 6, 7]) {
    const { matches } = readBracket(aDraft(2 ** rounds, { format: 'double' }));
    const last = (part: string) =>
      Math.max(...matches.filter((match) => match.part === part).map(({ round }) => round));
    expect([last('winners'), last('losers')]).toEqual([rounds, 2 * (rounds - 1)]);
  }
});

it('lets the first two seeds meet only in the final, and gives byes to the best alone', () => {
  for (const count of sizes.filter((size) => size > 2)) {
    for (const format of ['single', 'double'] as const) {
      const { matches } = readBracket(playedOut(aBracket(count, { format }), better));
      const top = matches.filter(({ part }) => part === 'winners');
      const met = top.filter((match) => pairOf(match)?.toSorted().join() === 'e1,e2');
      expect(met.map(({ roundsAfter }) => roundsAfter)).toEqual([0]);
      const byes = top.filter(({ status }) => status === 'bye').flatMap(({ slots }) => slots);
      const kept = byes.flatMap((slot) => (slot.slotState === 'set' ? [Number(slot.entrantId.slice(1))] : []));
      expect(kept.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 2 ** Math.ceil(Math.log2(count)) - count }, (_, index) => index + 1),
      );
    }
  }
});

it('never sets a bye against a bye, in any format and size', () => {
  const formats: Asked[] = [
    { format: 'single', thirdPlace: true },
    { format: 'double', grandFinal: 'reset' },
    { format: 'consolation' },
    { format: 'consolation', consolation: 'feed_in', thirdPlace: true },
    { format: 'single', placementDepth: 'all' },
    { format: 'single', placementDepth: 8 },
  ];
  for (const count of sizes) {
    for (const asked of formats) {
      const { configuration, seeds } = aDraft(count, asked);
      const plan = planBracket(configuration, seeds);
      expect(plan.filter(({ sides }) => sides.every(({ from }) => from === 'bye'))).toEqual([]);
      expect(
        plan.filter(
          ({ sides, part, round }) => sides.some(({ from }) => from === 'bye') && (part !== 'winners' || round > 1),
        ),
      ).toEqual([]);
      expect(new Set(plan.map(({ matchId }) => matchId)).size).toBe(plan.length);
    }
  }
});

it('gives everyone who loses early further matches where that is asked', () => {
  expect(countOf(8, { format: 'consolation' })).toBe(7 + 3);
  expect(countOf(16, { format: 'consolation', consolation: 'feed_in', thirdPlace: true })).toBe(16 + 11);
  expect(countOf(8, { format: 'single', placementDepth: 'all' })).toBe(12);
  expect(countOf(16, { format: 'single', placementDepth: 8 })).toBe(16 + 4);
  expect(countOf(16, { format: 'single', placementDepth: 'all' })).toBe(32);
  expect(countOf(9, { format: 'consolation' })).toBe(8);
});

it('sets the best of those who are left against the worst, where every round is seeded anew', () => {
  const won = playedOut(aBracket(8, { format: 'single', reseedEachRound: true }), (a, b) =>
    a === 'e8' || b === 'e8' ? a === 'e8' : better(a, b),
  );
  const { matches } = readBracket(won);
  expect(matches.filter(({ round }) => round === 2).map(pairOf)).toEqual([
    ['e2', 'e8'],
    ['e3', 'e4'],
  ]);
});

it('names matches and says how many games each has at most', () => {
  const bestOfByRound = { final: 5, semi: 3, default: 1 } as const;
  const { matches } = readBracket(aDraft(8, { format: 'single', thirdPlace: true, bestOfByRound }));
  expect(matches.map(({ label, bestOf }) => `${label} ${bestOf}`)).toEqual([
    'QF 1 1',
    'QF 2 1',
    'QF 3 1',
    'QF 4 1',
    'SF 1 3',
    'SF 2 3',
    'Final 5',
    'Third place 1',
  ]);
  const inDouble = readBracket(aDraft(4, { format: 'double', bestOfByRound })).matches;
  expect(inDouble.map(({ label, bestOf }) => `${label} ${bestOf}`)).toEqual([
    'Winners SF 1 1',
    'Winners SF 2 1',
    'Winners final 3',
    'Losers R1 M1 1',
    'Losers final 3',
    'Grand final 5',
    'Grand final, second match 5',
  ]);
});

it('gives the unbeaten entrant of a double elimination a second final unless told otherwise', () => {
  expect(BracketConfiguration.parse({ format: 'double' }).grandFinal).toBe('reset');
});
