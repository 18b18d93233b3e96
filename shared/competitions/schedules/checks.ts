import type { Limit } from './limits/limit.ts';
import type { ScheduledMatch } from './version.ts';

/** Something to look at before a schedule is published. */
export interface Check {
  /** The same while the draft says the same. */
  readonly id: string;
  /** `red` has to be fixed, `yellow` may be ignored. */
  readonly level: 'red' | 'yellow';
  readonly sentence: string;
  /** The matches that it is about; none where it is about all. */
  readonly keys: readonly string[];
}

interface Checked {
  readonly matches: readonly ScheduledMatch[];
  readonly unplaced: readonly { readonly key: string; readonly sentence: string }[];
  readonly unmet: readonly { readonly wish: string; readonly keys: readonly string[]; readonly sentence: string }[];
}

/** Matches without a time first, then limits and requests that could not be met. */
export function checksOf(
  { matches, unplaced, unmet }: Checked,
  limits: readonly Limit[],
  nameOf: (squadId: string) => string,
): Check[] {
  const byKey = new Map(matches.map((match) => [match.key, match]));
  const red = unplaced.map(({ key, sentence }): Check => {
    const match = byKey.get(key);
    const name = match ? `${nameOf(match.homeId)} – ${nameOf(match.awayId)}` : 'A match';
    return { id: `time ${key}`, level: 'red', keys: [key], sentence: `${name} has no time. ${sentence}` };
  });
  const named = limits.map(
    ({ kind, sentence }): Check => ({ id: `${kind} ${sentence}`, level: 'yellow', keys: [], sentence }),
  );
  const wishes = unmet.map(
    ({ wish, keys, sentence }): Check => ({ id: `${wish} ${keys.join()}`, level: 'yellow', keys, sentence }),
  );
  return [...red, ...named, ...wishes];
}
