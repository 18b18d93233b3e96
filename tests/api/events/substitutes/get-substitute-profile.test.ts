import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { substitutes, substitutesApi } from '#tests/support/events/substitutes.ts';

it('gives back what a person said, to them alone', async () => {
  const [person] = await substitutes(1, { noticeHours: 5 });
  const { profile } = await substitutesApi.signedInAs(person!).getSubstituteProfile({});
  expect(profile).toMatchObject({ noticeHours: 5, city: { name: 'Austin, TX' } });
  expect(await substitutesApi.signedInAs(await aPerson()).getSubstituteProfile({})).toEqual({});
});
