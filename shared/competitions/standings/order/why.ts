import { listed } from '#shared/listed.ts';
import { basisOf, type Field } from '../field.ts';
import { figure, ordinal, stepNames } from '../words.ts';
import type { Order, Step } from './order.ts';

interface Place {
  readonly entrantId: string;
  readonly rank: number;
}

/** One sentence of why an entrant ranks where it does: what they have, who is level on it, and what parted them from each. */
export function whyOf({ entrantId, rank }: Place, order: Order, field: Field): string {
  const { basis } = field.ruleset;
  const shared = order.groups.find((group) => group.includes(entrantId))?.filter((id) => id !== entrantId) ?? [];
  const has = `${ordinal(rank)} with ${amount(field, entrantId)}`;
  const level = order.steps[0]?.groups.find((group) => group.includes(entrantId)) ?? [];
  const rivals = level.filter((id) => id !== entrantId);
  if (rivals.length === 0) return `${has}${neighbours(entrantId, order, field)}.`;
  const parted = order.steps.slice(1).flatMap((step) => partings(step, entrantId, field));
  const open = shared.length > 0 ? [`still tied with ${named(shared, field)}`] : [];
  const same = basis === 'points' || basis === 'elo' ? 'level' : 'the same share';
  return `${has}, ${same} with ${named(rivals, field)}: ${[...parted, ...open].join('; ')}.`;
}

/** `7 points`, `.667 of matches won`. */
function amount(field: Field, entrantId: string): string {
  const { basis } = field.ruleset;
  const value = figure(basis, basisOf(field, entrantId));
  if (basis === 'points') return `${value} ${value === '1' ? 'point' : 'points'}`;
  if (basis === 'elo') return `a rating of ${value}`;
  return `${value} of ${basis === 'win_pct' ? 'matches' : 'sets'} won`;
}

/** Who is next above and below by what the table goes by. */
function neighbours(entrantId: string, { steps }: Order, field: Field): string {
  const [first] = steps;
  const at = first?.groups.findIndex((group) => group.includes(entrantId)) ?? 0;
  const beside = (word: string, group: readonly string[] | undefined) =>
    group ? [`${word} ${named(group, field)} (${figure(field.ruleset.basis, basisOf(field, group[0] ?? ''))})`] : [];
  const sides = [...beside('behind', first?.groups[at - 1]), ...beside('ahead of', first?.groups[at + 1])];
  return sides.length > 0 ? `, ${sides.join(' and ')}` : '';
}

/** The entrants that a step put below and above another. */
function partings({ by, groups, values }: Step, entrantId: string, field: Field): string[] {
  const at = groups.findIndex((group) => group.includes(entrantId));
  if (at < 0 || groups.length === 1) return [];
  const words = (word: string, others: readonly (readonly string[])[]) => {
    if (others.length === 0) return [];
    const figures = new Set(others.map((group) => figure(by, values.get(group[0] ?? '') ?? 0)));
    const own = figure(by, values.get(entrantId) ?? 0);
    return [`${word} ${named(others.flat(), field)} by ${stepNames[by]} (${own} to ${listed([...figures])})`];
  };
  return [...words('behind', groups.slice(0, at)), ...words('ahead of', groups.slice(at + 1))];
}

const named = (ids: readonly string[], { entrants }: Field): string =>
  listed(ids.map((id) => entrants.get(id)?.name ?? id).sort((a, b) => (a < b ? -1 : 1)));
