import { listed } from '#shared/listed.ts';
import type { Field } from './field.ts';
import type { Step } from './order/order.ts';
import { capitalized, figure, stepNames } from './words.ts';

/** What a step came to: `Capped difference: Ants +4, then Bees and Cats +2. Bees and Cats begin again with ...` */
export function sentenceOf(step: Step, field: Field): string {
  const names = (ids: readonly string[]) => listed(namesOf(ids, field));
  const head = `${capitalized(stepNames[step.by])}${detail(step, field)}`;
  if (step.skipped) {
    const { skipped, pair } = step.skipped;
    return `${head} skipped: ${skipped}${pair ? ` (${names(pair)})` : ''}.`;
  }
  const group = (ids: readonly string[]) => `${names(ids)} ${figure(step.by, step.values.get(ids[0] ?? '') ?? 0)}`;
  if (step.groups.length === 1) return `${head}: ${group(step.groups[0] ?? [])}, still level.`;
  return `${head}: ${step.groups.map(group).join(', then ')}.${next(step, field)}`;
}

/** Names in an order that says nothing. */
const namesOf = (ids: readonly string[], { entrants }: Field): string[] =>
  ids.map((id) => entrants.get(id)?.name ?? id).sort((a, b) => (a < b ? -1 : 1));

function detail({ by, values }: Step, { ruleset, lotsSeed, manualOrders }: Field): string {
  if (by === 'diff_capped') return ` (at most ${ruleset.diffCapPerMatch} a match)`;
  if (by === 'draw_of_lots' && lotsSeed !== undefined) return ` (seed ${lotsSeed})`;
  const decided = manualOrders.findLast(({ order }) => [...values.keys()].every((id) => order.includes(id)));
  return by === 'manual' && values.size > 0 && decided ? ` (${decided.reason})` : '';
}

function next({ groups }: Step, field: Field): string {
  const level = groups.filter((group) => group.length > 1);
  if (level.length === 0 || field.ruleset.tieBreakers.length === 0) return '';
  const who = level.map((group) => listed(namesOf(group, field))).join('; ');
  return {
    restart: ` ${who}: from the first tie-breaker again.`,
    continue: ` ${who}: on to the next tie-breaker.`,
    h2h_two_only: ` ${who}: on to the next tie-breaker, two alone by head-to-head first.`,
  }[field.ruleset.multiwayMode];
}
