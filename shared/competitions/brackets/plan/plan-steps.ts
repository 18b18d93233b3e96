import { loserOf, type PlannedMatch, type Source, winnerOf } from './plan.ts';

const seed = (seed: number): Source => ({ from: 'seed', seed });
const winners = { part: 'winners', letter: 'W' } as const;

const matchAt = (round: number, number: number, roundsAfter: number, sides: [Source, Source]): PlannedMatch => ({
  matchId: `${winners.letter}${round}-${number}`,
  part: winners.part,
  round,
  number,
  roundsAfter,
  sides,
});

/** Four entrants: the winner between 1 and 2 is in the final, the loser has a second chance against the best of 3 and 4. */
export function planPagePlayoff(): PlannedMatch[] {
  const top = matchAt(1, 1, 2, [seed(1), seed(2)]);
  const bottom = matchAt(1, 2, 2, [seed(3), seed(4)]);
  const second = matchAt(2, 1, 1, [loserOf(top), winnerOf(bottom)]);
  return [top, bottom, second, matchAt(3, 1, 0, [winnerOf(top), winnerOf(second)])];
}

/** The last two begin; the winner meets the next better seed, up to the first. */
export function planLadderStep(entrants: number): PlannedMatch[] {
  const matches: PlannedMatch[] = [];
  let climbing = seed(entrants);
  for (let better = entrants - 1; better >= 1; better -= 1) {
    const match = matchAt(entrants - better, 1, better - 1, [seed(better), climbing]);
    matches.push(match);
    climbing = winnerOf(match);
  }
  return matches;
}

/** A round robin by the circle method: one stays, the others move on by one each round. */
export function planRoundRobin(entrants: number): PlannedMatch[] {
  const seats = entrants + (entrants % 2);
  const rounds = seats - 1;
  return Array.from({ length: rounds }, (_, index) => {
    const moving = Array.from({ length: rounds }, (__, seat) => ((seat + index) % rounds) + 2);
    const circle = [1, ...moving];
    const pairs = Array.from({ length: seats / 2 }, (__, seat) => [circle[seat] ?? 0, circle[seats - 1 - seat] ?? 0]);
    return pairs
      .filter((pair) => pair.every((one) => one <= entrants))
      .map(([a = 0, b = 0], number) => ({
        ...matchAt(index + 1, number + 1, rounds - index - 1, [seed(Math.min(a, b)), seed(Math.max(a, b))]),
        matchId: `R${index + 1}-${number + 1}`,
        part: 'round_robin' as const,
      }));
  }).flat();
}
