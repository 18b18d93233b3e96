import { basisOf, type Field } from '../field.ts';
import type { Ruleset, TieBreaker } from '../ruleset.ts';
import { isHeadToHead, lessIsBetter, measures } from './criteria.ts';
import type { Measured, Skipped } from './head-to-head.ts';

type Basis = Ruleset['basis'];

/** One look at entrants who were level so far. */
export interface Step {
  readonly by: Basis | TieBreaker;
  /** Best first; one group: they stay level. */
  readonly groups: readonly (readonly string[])[];
  /** What each has, where the step was taken. */
  readonly values: ReadonlyMap<string, number>;
  readonly skipped?: Skipped;
}

/** Groups of tied entrants, best first, and how it came to it. */
export interface Order {
  readonly groups: readonly (readonly string[])[];
  readonly steps: readonly Step[];
}

/** Puts entrants in order by what the table goes by, then by the ruleset's tie-breakers in its way with several at once. */
export function orderOf(field: Field, entrantIds: readonly string[]): Order {
  const all = [...entrantIds].sort();
  const steps: Step[] = [];
  if (all.length === 0) return { groups: [], steps };
  const first = stepOf(
    field.ruleset.basis,
    all,
    all.map((entrantId) => basisOf(field, entrantId)),
  );
  steps.push(first);
  const groups = first.groups.flatMap((group) => part(group, field.ruleset.tieBreakers, field, steps));
  return { groups, steps };
}

/** The groups that a chain of tie-breakers makes of those who are level. */
function part(
  tied: readonly string[],
  chain: readonly TieBreaker[],
  field: Field,
  steps: Step[],
): (readonly string[])[] {
  if (tied.length === 1) return [tied];
  for (const [index, by] of chain.entries()) {
    const step = stepOf(by, tied, measured(by, tied, field));
    steps.push(step);
    if (step.groups.length === 1) continue;
    return step.groups.flatMap((group) =>
      part(group, chainFor(group, chain, index, tied, field.ruleset), field, steps),
    );
  }
  return [tied];
}

function measured(by: TieBreaker, tied: readonly string[], field: Field): Measured {
  if (field.ruleset.multiwayMode === 'h2h_two_only' && tied.length > 2 && isHeadToHead(by)) {
    return { skipped: 'more than two are tied' };
  }
  return measures[by](field, tied);
}

/** What is asked next of a group that a step at `index` left level. */
function chainFor(
  group: readonly string[],
  chain: readonly TieBreaker[],
  index: number,
  tied: readonly string[],
  { multiwayMode, tieBreakers }: Ruleset,
): readonly TieBreaker[] {
  if (multiwayMode === 'restart') return tieBreakers;
  const later = chain.slice(index + 1);
  const isCutToTwo = multiwayMode === 'h2h_two_only' && group.length === 2 && tied.length > 2;
  return isCutToTwo ? [...chain.slice(0, index).filter(isHeadToHead), ...later] : later;
}

function stepOf(by: Step['by'], tied: readonly string[], found: Measured): Step {
  if ('skipped' in found) return { by, groups: [tied], values: new Map(), skipped: found };
  const values = new Map(tied.map((entrantId, index) => [entrantId, found[index] ?? 0]));
  const byValue = Map.groupBy(tied, (entrantId) => values.get(entrantId) ?? 0);
  const sign = lessIsBetter.has(by) ? 1 : -1;
  const groups = [...byValue].sort(([a], [b]) => (a < b ? -sign : sign)).map(([, group]) => group);
  return { by, groups, values };
}
