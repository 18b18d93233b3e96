/** Who is at home, and who comes; numbers of entrants from 0. */
export type Pair = readonly [home: number, away: number];

/**
 * A single round robin by the circle method: with an even count n - 1 rounds of n / 2 matches, with an odd one n
 * rounds and a bye for each. Of the one who stands still the side alternates with the round, of the others with the distance
 * of the two on the circle, so that home and away of an entrant never differ by more than 1 (even) or at all (odd), and runs of
 * matches at home or away are as few as they can be.
 */
export function circle(count: number): Pair[][] {
  const odd = count % 2 === 1;
  const around = odd ? count : count - 1;
  return Array.from({ length: around }, (_, round) => {
    const pairs: Pair[] = odd ? [] : [round % 2 === 0 ? [around, round] : [round, around]];
    for (let distance = 1; distance <= (around - 1) / 2; distance += 1) {
      const ahead = (round + distance) % around;
      const behind = (round - distance + around) % around;
      pairs.push(distance % 2 === 1 ? [ahead, behind] : [behind, ahead]);
    }
    return pairs;
  });
}
