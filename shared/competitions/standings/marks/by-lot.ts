import { seeded } from '../../random.ts';
import type { Race } from './race.ts';

/** What seasons played by lot say of an entrant. */
export interface Tried {
  /** Share of them that end on one of the places; a place that several are level for is shared between them. */
  readonly chance: number;
  /** True with a season that shows it. */
  readonly canReach: boolean;
  readonly canMiss: boolean;
}

const runs = 1000;

/** Ends the season a thousand times, every ending of a match as likely as any other; the same numbers every time. */
export function playByLot(race: Race): ReadonlyMap<string, Tried> {
  const random = seeded(race.places);
  const ids = [...race.now.keys()].sort();
  const play = playerOf(race, ids, random);
  const ends = Array.from({ length: runs }, () => endOf(play(), race.places));
  return new Map(
    ids.map((id, index) => {
      const own = ends.flatMap((end) => end[index] ?? []);
      return [
        id,
        {
          chance: own.reduce((sum, { chance }) => sum + chance, 0) / runs,
          canReach: own.some(({ reached }) => reached),
          canMiss: own.some(({ missed }) => missed),
        },
      ];
    }),
  );
}

/** Gives every open match an ending and says what each has then. */
function playerOf({ now, open, endings }: Race, ids: readonly string[], random: () => number) {
  const at = new Map(ids.map((id, index) => [id, index]));
  const sides = open
    .toSorted((a, b) => (a.matchId < b.matchId ? -1 : 1))
    .map(({ homeId, awayId }) => [at.get(homeId) ?? -1, at.get(awayId) ?? -1] as const);
  return () => {
    const points = ids.map((id) => now.get(id) ?? 0);
    for (const [home, away] of sides) {
      const ending = endings[Math.floor(random() * endings.length)] ?? { home: 0, away: 0 };
      points[home] = (points[home] ?? 0) + ending.home;
      points[away] = (points[away] ?? 0) + ending.away;
    }
    return points;
  };
}

function endOf(points: readonly number[], places: number) {
  const sorted = points.toSorted((a, b) => b - a);
  const above = new Map<number, number>();
  const level = new Map<number, number>();
  for (const [index, own] of sorted.entries()) {
    if (!above.has(own)) above.set(own, index);
    level.set(own, (level.get(own) ?? 0) + 1);
  }
  return points.map((own) => {
    const left = places - (above.get(own) ?? 0);
    const among = level.get(own) ?? 1;
    return { chance: Math.max(0, Math.min(1, left / among)), reached: left > 0, missed: left < among };
  });
}
