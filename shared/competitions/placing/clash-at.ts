import type { Placed, PlacingRules, ToPlace } from './placing.ts';

/** Why a match cannot be where the organizer would have it: the court, or a player who may be in two; undefined where it can. */
export function clashAt(
  wanted: Placed,
  matches: readonly ToPlace[],
  placed: readonly Placed[],
  rules: PlacingRules,
): 'court' | 'person' | 'order' | undefined {
  const own = matches.find(({ key }) => key === wanted.key);
  const others = placed.filter(({ key }) => key !== wanted.key);
  const step = rules.matchMs + rules.changeoverMs;
  if (others.some(({ court, start }) => court === wanted.court && Math.abs(start - wanted.start) < step))
    return 'court';
  const startOf = new Map(others.map(({ key, start }) => [key, start]));
  const endsAfter = (key: string) => (startOf.get(key) ?? Number.NEGATIVE_INFINITY) + rules.matchMs > wanted.start;
  const isBefore = ({ key, after }: ToPlace) =>
    after.includes(wanted.key) && (startOf.get(key) ?? Number.POSITIVE_INFINITY) < wanted.start + rules.matchMs;
  if (own?.after.some(endsAfter) || matches.some(isBefore)) return 'order';
  const isInBoth = ({ key, people }: ToPlace) => {
    const start = startOf.get(key);
    const isNear = start !== undefined && Math.abs(start - wanted.start) < rules.matchMs;
    return isNear && people.some((person) => own?.people.includes(person));
  };
  return matches.some(isInBoth) ? 'person' : undefined;
}
