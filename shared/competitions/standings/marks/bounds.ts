import type { Race } from './race.ts';
import type { Verdict } from './verdict.ts';

/** The least and the most that an entrant can end with. */
export interface Reach {
  readonly least: number;
  readonly most: number;
}

export function reachOf({ now, open, endings }: Race): ReadonlyMap<string, Reach> {
  const values = endings.flatMap(({ home, away }) => [home, away]);
  const [worst, best] = [Math.min(...values), Math.max(...values)];
  const left = new Map<string, number>();
  for (const { homeId, awayId } of open) for (const id of [homeId, awayId]) left.set(id, (left.get(id) ?? 0) + 1);
  return new Map(
    [...now].map(([id, has]) => [
      id,
      { least: has + worst * (left.get(id) ?? 0), most: has + best * (left.get(id) ?? 0) },
    ]),
  );
}

/**
 * What is certain even if all others could win everything at once: through with fewer than `places` others who can come level,
 * out of it with that many who are ahead already. Ties count against both.
 */
export function boundVerdict(
  entrantId: string,
  reach: ReadonlyMap<string, Reach>,
  places: number,
): Verdict | undefined {
  const own = reach.get(entrantId) ?? { least: 0, most: 0 };
  const others = [...reach].filter(([id]) => id !== entrantId).map(([, one]) => one);
  if (others.filter(({ most }) => most >= own.least).length < places) return 'clinched';
  return others.filter(({ least }) => least > own.most).length >= places ? 'eliminated' : undefined;
}
