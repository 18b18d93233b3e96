import { circle } from '../../schedules/pairing/circle.ts';

type Pair = readonly [string, string];
/** Two against two. */
export type Four = readonly [Pair, Pair];

/**
 * Rounds in which all play with each other once, if there are four to a court: partners by the circle method, and of
 * the pairs of a round those meet who have met least. Where pairs do not come out even, the pair sits out whose two sat
 * out least.
 */
export function americanoRounds(entrantIds: readonly string[], courts: number): Four[][] {
  const met = new Map<string, number>();
  const sat = new Map<string, number>(entrantIds.map((one) => [one, 0]));
  const named = (pair: readonly [number, number]): Pair => [entrantIds[pair[0]] ?? '', entrantIds[pair[1]] ?? ''];
  return circle(entrantIds.length).map((numbers) => {
    const pairs = numbers.map(named);
    const playing = Math.min(courts, Math.floor(pairs.length / 2)) * 2;
    const rested = ([a, b]: Pair) => (sat.get(a) ?? 0) + (sat.get(b) ?? 0);
    const inOrder = pairs.toSorted((one, other) => rested(other) - rested(one));
    const resting = new Set(entrantIds);
    const fours = foursOf(inOrder.slice(0, playing), met);
    for (const id of fours.flat(2)) resting.delete(id);
    for (const id of resting) sat.set(id, (sat.get(id) ?? 0) + 1);
    return fours;
  });
}

function foursOf(pairs: readonly Pair[], met: Map<string, number>): Four[] {
  const fours: Four[] = [];
  let left = pairs;
  for (let first = left[0]; first; first = left[0]) {
    const one = first;
    const others = left.slice(1).toSorted((a, b) => meetings(one, a, met) - meetings(one, b, met));
    const second = others[0];
    if (!second) break;
    for (const key of meetingKeys(one, second)) met.set(key, (met.get(key) ?? 0) + 1);
    fours.push([one, second]);
    left = left.filter((pair) => pair !== one && pair !== second);
  }
  return fours;
}

const meetingKeys = (one: Pair, other: Pair) => one.flatMap((a) => other.map((b) => [a, b].sort().join(' ')));
const meetings = (one: Pair, other: Pair, met: ReadonlyMap<string, number>) =>
  meetingKeys(one, other).reduce((sum, key) => sum + (met.get(key) ?? 0), 0);
