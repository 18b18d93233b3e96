import { grownUpAge } from '../../people/family/age.ts';
import type { Team } from '../../teams/schemas.ts';
import { isOfAge, rulesOf } from './roster-rules.ts';
import type { Season } from './schemas.ts';

type Rules = Pick<Season, 'divisions' | 'rosterRules' | 'startDate'>;

/** Whether a player with an account can be in any division of a season; without a birth date they count as an adult. */
export const isForPlayer = (season: Rules, bornOn: string | undefined): boolean =>
  season.divisions.some(({ divisionId }) => {
    const rules = rulesOf(season, divisionId);
    if (bornOn) return isOfAge(rules, bornOn, season.startDate);
    return (rules.maxAge ?? grownUpAge) >= grownUpAge;
  });

/** The oldest that a season for young people takes; undefined where adults play in it as well. */
export function oldestIn(season: Rules): number | undefined {
  const ages = season.divisions.map(({ divisionId }) => rulesOf(season, divisionId).maxAge ?? grownUpAge);
  const oldest = Math.max(...ages);
  return oldest < grownUpAge ? oldest : undefined;
}

/** Whether a season is for young people, or its community is: strangers see none of its players. */
export const isForYoung = (season: Rules, { isYouth }: Pick<Team, 'isYouth'>): boolean =>
  isYouth || oldestIn(season) !== undefined;
