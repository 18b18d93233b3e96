import type { Race } from './race.ts';
import type { Verdict, Verdicts } from './verdict.ts';

/** So many ways to end are gone through by points. */
const mostEndings = 60_000;

/** Exact by points, ties counting against both claims: every way in which the open matches can end. */
export function everyEnding(race: Race): Verdicts | undefined {
  const { now, open, endings, places } = race;
  if (endings.length ** open.length > mostEndings) return undefined;
  const ids = [...now.keys()];
  const at = new Map(ids.map((id, index) => [id, index]));
  const points = ids.map((id) => now.get(id) ?? 0);
  const canMiss = ids.map(() => false);
  const canReach = ids.map(() => false);
  const sides = open.map(({ homeId, awayId }) => [at.get(homeId) ?? -1, at.get(awayId) ?? -1] as const);
  const look = () => {
    const sorted = points.toSorted((a, b) => b - a);
    const [last, next] = [sorted[places - 1], sorted[places]];
    for (const [index, own] of points.entries()) {
      if (last === undefined || own >= last) canReach[index] = true;
      if (next !== undefined && own <= next) canMiss[index] = true;
    }
  };
  const play = (match: number) => {
    const [home, away] = sides[match] ?? [-1, -1];
    if (match === sides.length) return look();
    for (const ending of endings) {
      add(points, home, ending.home);
      add(points, away, ending.away);
      play(match + 1);
      add(points, home, -ending.home);
      add(points, away, -ending.away);
    }
  };
  play(0);
  return new Map(ids.map((id, index) => [id, verdict(canReach[index] ?? true, canMiss[index] ?? true)]));
}

export function verdict(canReach: boolean, canMiss: boolean): Verdict {
  if (!canMiss) return 'clinched';
  return canReach ? 'open' : 'eliminated';
}

function add(points: number[], index: number, by: number): void {
  points[index] = (points[index] ?? 0) + by;
}
