import { expect, it } from 'vitest';
import { inheritedAges } from '#shared/competitions/seasons/community-ages.ts';

it.each([
  [{ ageBand: { min: 8, max: 10 }, isYouth: true }, 'Ages 8–10, from the community.'],
  [{ ageBand: { min: 50 }, isYouth: false }, 'Ages 50 and up, from the community.'],
  [{ ageBand: { max: 12 }, isYouth: true }, 'Ages up to 12, from the community.'],
  [{ ageBand: {}, isYouth: true }, 'Ages up to 17, from the community.'],
  [{ ageBand: {}, isYouth: false }, undefined],
])('says the ages that a season has from its community: %j', (community, words) => {
  expect(inheritedAges(community)).toBe(words);
});
