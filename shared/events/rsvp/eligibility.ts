import * as z from 'zod';

/** From the least to the most practised. */
const skillLevels = ['beginner', 'intermediate', 'advanced'] as const;
export const SkillLevel = z.enum(skillLevels, 'Choose a level.');

/** The intended audience of an event (domain 3); people of any gender are welcome where nothing is said. */
const genderPolicies = ['women_plus', 'men_plus', 'co_ed', 'youth'] as const;

const Age = z.int('Give a whole number.').min(0, 'Between 0 and 120 years.').max(120, 'Between 0 and 120 years.');

/**
 * The audience of an event. What is not said is open. People see it before they join, and who is not meant is refused
 * (`eligibilityFailures.ts`); mixed is open to all.
 */
export const Eligibility = z
  .strictObject({
    leastLevel: SkillLevel.optional(),
    mostLevel: SkillLevel.optional(),
    /** Full years on the day of the event. */
    leastAge: Age.optional(),
    mostAge: Age.optional(),
    gender: z.enum(genderPolicies, 'Choose who it is for.').optional(),
  })
  .refine(({ leastAge = 0, mostAge = 120 }) => leastAge <= mostAge, {
    path: ['mostAge'],
    message: 'The maximum age can’t be below the minimum age.',
  })
  .refine(({ leastLevel, mostLevel }) => !leastLevel || !mostLevel || levelOf(leastLevel) <= levelOf(mostLevel), {
    path: ['mostLevel'],
    message: 'The highest level cannot be below the lowest.',
  });
export type Eligibility = z.infer<typeof Eligibility>;

/** Of an event, which has a community or none. */
export const EventEligibility = Eligibility.safeExtend({
  /** Only for people who are of the community that hosts it. */
  membersOnly: z.boolean().optional(),
});
export type EventEligibility = z.infer<typeof EventEligibility>;

export const levelOf = (level: z.infer<typeof SkillLevel>) => skillLevels.indexOf(level);

export const genderWords = {
  women_plus: 'women and gender-diverse people',
  men_plus: 'men and gender-diverse people',
  co_ed: 'mixed teams',
  youth: 'young people',
} as const;

/** `Intermediate to advanced · Ages 18 and over · For mixed teams`; undefined where it is open to all. */
export function eligibilityWords(eligibility: EventEligibility | undefined): string | undefined {
  if (!eligibility) return undefined;
  const said = [
    levelWords(eligibility),
    ageWords(eligibility),
    eligibility.gender && `For ${genderWords[eligibility.gender]}`,
    eligibility.membersOnly && 'Only for members of its community',
  ];
  return said.filter(Boolean).join(' · ') || undefined;
}

export function levelWords({ leastLevel, mostLevel }: Eligibility): string | undefined {
  if (leastLevel === undefined) return mostLevel && `Up to ${mostLevel}`;
  if (leastLevel === mostLevel) return `${capitalised(leastLevel)} only`;
  return mostLevel ? `${capitalised(leastLevel)} to ${mostLevel}` : `${capitalised(leastLevel)} and better`;
}

export function ageWords({ leastAge, mostAge }: Pick<Eligibility, 'leastAge' | 'mostAge'>): string | undefined {
  if (leastAge === undefined) return mostAge === undefined ? undefined : `Ages up to ${mostAge}`;
  return mostAge === undefined ? `Ages ${leastAge} and over` : `Ages ${leastAge} to ${mostAge}`;
}

const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
