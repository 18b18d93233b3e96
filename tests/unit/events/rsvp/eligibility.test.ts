import { expect, it } from 'vitest';
import { eligibilityWords } from '#shared/events/rsvp/eligibility.ts';

it.each([
  [undefined, undefined],
  [{}, undefined],
  [{ leastLevel: 'beginner', mostLevel: 'intermediate' }, 'Beginner to intermediate'],
  [{ leastLevel: 'advanced', mostLevel: 'advanced' }, 'Advanced only'],
  [{ leastLevel: 'intermediate', leastAge: 18 }, 'Intermediate and better · Ages 18 and over'],
  [{ mostLevel: 'intermediate', mostAge: 12 }, 'Up to intermediate · Ages up to 12'],
  [{ leastAge: 40, mostAge: 60, gender: 'co_ed' }, 'Ages 40 to 60 · For mixed teams'],
] as const)('says who may join an event', (eligibility, words) => {
  expect(eligibilityWords(eligibility)).toBe(words);
});
