import { grownUpAge } from '../../people/family/age.ts';
import type { Team } from '../../teams/schemas.ts';
import type { RosterRules } from './roster-rules-schema.ts';

type Ages = Pick<RosterRules, 'minAge' | 'maxAge'>;
/** The ages that a community says it is for. */
export type Community = Pick<Team, 'ageBand' | 'isYouth'>;

/** The ages that a community is for; a youth community that names no oldest age is for everyone below 18. */
export function agesOfCommunity({ ageBand = {}, isYouth }: Community): Ages {
  const maxAge = ageBand.max ?? (isYouth ? grownUpAge - 1 : undefined);
  return { ...(ageBand.min !== undefined && { minAge: ageBand.min }), ...(maxAge !== undefined && { maxAge }) };
}

/** `Ages 8–10`, `Ages up to 10`, `Ages 18 and up`; nothing for every age. */
export function agesInWords({ minAge, maxAge }: Ages): string | undefined {
  if (minAge === undefined && maxAge === undefined) return undefined;
  if (minAge === undefined) return `Ages up to ${maxAge}`;
  return `Ages ${maxAge === undefined ? `${minAge} and up` : `${minAge}–${maxAge}`}`;
}

/** `Ages 8–10, from the community.`; nothing where the community is for every age. */
export function inheritedAges(community: Community): string | undefined {
  const ages = agesInWords(agesOfCommunity(community));
  return ages && `${ages}, from the community.`;
}

/** The rules of a division within the ages of its community: a division takes fewer of them, never others. */
export function withinCommunity(rules: RosterRules, community: Community): RosterRules {
  const { minAge = 0, maxAge = Number.POSITIVE_INFINITY } = agesOfCommunity(community);
  const least = Math.max(rules.minAge ?? 0, minAge);
  const most = Math.min(rules.maxAge ?? Number.POSITIVE_INFINITY, maxAge);
  return { ...rules, ...(least > 0 && { minAge: least }), ...(Number.isFinite(most) && { maxAge: most }) };
}

/** What of a division's ages is wider than its community’s, in words by field; nothing where it is within them. */
export function widerThanCommunity({ minAge, maxAge }: Ages, community: Community): Readonly<Record<string, string>> {
  const ages = agesOfCommunity(community);
  const isYounger = ages.minAge !== undefined && minAge !== undefined && minAge < ages.minAge;
  const isOlder = ages.maxAge !== undefined && maxAge !== undefined && maxAge > ages.maxAge;
  return {
    ...(isYounger && { minAge: `This community is for ages ${ages.minAge} and up.` }),
    ...(isOlder && { maxAge: `This community is for ages up to ${ages.maxAge}.` }),
  };
}

/** Why a player is not of a division's age, in a sentence at the field. */
export function ageWords({ minAge, maxAge }: Ages): string {
  if (minAge !== undefined && maxAge !== undefined) return `This division is for ages ${minAge} to ${maxAge}.`;
  return maxAge === undefined
    ? `This division is for ages ${minAge ?? 0} and up.`
    : `This division is for ages up to ${maxAge}.`;
}
