import { quantity } from '#shared/quantity.ts';
import type { RosterRules } from './roster-rules-schema.ts';
import type { Season } from './schemas.ts';

type Gender = 'woman' | 'man' | 'non_binary' | undefined;

/** The rules of a division, or those of its season. */
export const rulesOf = (season: Pick<Season, 'divisions' | 'rosterRules'>, divisionId: string): RosterRules =>
  season.divisions.find((division) => division.divisionId === divisionId)?.rosterRules ?? season.rosterRules;

/** Full years on a day; both are calendar days. */
export function ageOn(bornOn: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years;
}

/** Whether a player is of the age that a division is for, on its day or on the first day of the season. */
export function isOfAge(
  { minAge, maxAge, ageOn: day }: RosterRules,
  bornOn: string | undefined,
  startDate: string,
): boolean {
  if (minAge === undefined && maxAge === undefined) return true;
  if (!bornOn) return false;
  const age = ageOn(bornOn, day ?? startDate);
  return age >= (minAge ?? 0) && age <= (maxAge ?? Number.POSITIVE_INFINITY);
}

interface Filling {
  readonly playerCount: number;
  /** How many came after the roster was frozen. */
  readonly lateAdditions: number;
  /** On how many rosters of the season the person is already. */
  readonly teamsOfPlayer: number;
}

/** Whether a squad takes one more; `late` where it is one of its late additions. */
export function judgeAddition(
  rules: RosterRules,
  { playerCount, lateAdditions, teamsOfPlayer }: Filling,
  now: Date,
): 'in' | 'late' | 'full' | 'frozen' | 'tooManyTeams' {
  if (teamsOfPlayer >= rules.maxTeamsPerPlayer) return 'tooManyTeams';
  if (playerCount >= rules.maxSize) return 'full';
  const isFrozen = rules.freezeAt !== undefined && now.getTime() >= Date.parse(rules.freezeAt);
  if (!isFrozen) return 'in';
  return lateAdditions < rules.lateAdditionsAllowed ? 'late' : 'frozen';
}

/** What keeps a squad from being confirmed, in words; empty when nothing does. */
export function lacksOf({ minSize, minWomen, minMen }: RosterRules, genders: readonly Gender[]): readonly string[] {
  const count = (gender: Gender) => genders.filter((one) => one === gender).length;
  return [
    ...(genders.length < minSize ? [`${genders.length} of at least ${quantity(minSize, 'player')}`] : []),
    ...(count('woman') < minWomen ? [`${count('woman')} of at least ${quantity(minWomen, 'woman', 'women')}`] : []),
    ...(count('man') < minMen ? [`${count('man')} of at least ${quantity(minMen, 'man', 'men')}`] : []),
  ];
}
