import { describe, expect, it } from 'vitest';
import type { Eligibility } from '#shared/events/rsvp/eligibility.ts';
import { askedOf, eligibilityFailuresOf } from '#shared/events/rsvp/eligibility-failures.ts';
import type { PlayerFacts } from '#shared/people/profile/player-facts.ts';

/** The evening of the 4th of December in Chicago, the 5th in UTC. */
const event = { gameTypeId: 'tennis', startsAt: '2026-12-05T02:00:00.000Z', timeZone: 'America/Chicago' };
const eligibilityFailures = (eligibility: Eligibility, person: PlayerFacts) =>
  eligibilityFailuresOf(askedOf({ ...event, eligibility }), person).map(({ words }) => words);

describe('eligibility of an event', () => {
  it('is one text, however its rules are ordered, and none where it is for everyone', () => {
    expect(askedOf({ ...event, eligibility: { mostAge: 35, leastAge: 18 } })).toBe(
      askedOf({ ...event, eligibility: { leastAge: 18, mostAge: 35 } }),
    );
    expect([askedOf(event), askedOf({ ...event, eligibility: { gender: 'co_ed' } })]).toEqual(['', '']);
  });

  it('goes by the age on the day of the event where it takes place', () => {
    const adults = { leastAge: 18 };
    expect(eligibilityFailures(adults, { birthdate: '2008-12-04' })).toEqual([]);
    expect(eligibilityFailures(adults, { birthdate: '2008-12-05' })).toHaveLength(1);
    expect(eligibilityFailures({ mostAge: 35 }, { birthdate: '1990-12-04' })).toHaveLength(1);
    expect(eligibilityFailures({ mostAge: 35 }, { birthdate: '1990-12-05' })).toEqual([]);
  });

  it('goes by the level in its own sport', () => {
    const levels = { leastLevel: 'intermediate' } as const;
    expect(eligibilityFailures(levels, { levels: { tennis: 'advanced' } })).toEqual([]);
    expect(eligibilityFailures(levels, { levels: { tennis: 'beginner', soccer: 'advanced' } })).toHaveLength(1);
  });

  it.each([
    ['women_plus', [0, 1, 0]],
    ['men_plus', [1, 0, 0]],
  ] as const)('welcomes people of other genders where it is for %s', (gender, refused) => {
    const people = ['woman', 'man', 'non_binary'] as const;
    expect(people.map((own) => eligibilityFailures({ gender }, { gender: own }).length)).toEqual(refused);
  });

  it('means people under 18 where it is for young people', () => {
    expect(eligibilityFailures({ gender: 'youth' }, { birthdate: '2008-12-05' })).toEqual([]);
    expect(eligibilityFailures({ gender: 'youth' }, { birthdate: '2008-12-04' })).toHaveLength(1);
  });

  it('names each rule, and what is missing in the profile', () => {
    expect(
      eligibilityFailures({ leastAge: 18, mostAge: 35, leastLevel: 'advanced', gender: 'women_plus' }, {}),
    ).toEqual([
      'The level of this event: advanced and better. Add your level in its sport to your profile.',
      'This event is for ages 18 to 35. Add your birth date to your profile.',
      'This event is for women and gender-diverse people. Add your gender to your profile.',
    ]);
  });
});
