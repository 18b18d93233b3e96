import { afterEach, beforeEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aSearch,
  searchOf,
  substituteDetails,
  substitutes,
  substitutesApi,
} from '#tests/support/events/substitutes.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

beforeEach(() => cloud.renew());

afterEach(() => product.clock.reset());

it('keeps what was said last, and finds people by it', async () => {
  const [person] = await substitutes(1);
  const basketball = { gameTypeId: 'basketball', available: false, level: 'beginner' as const };
  await substitutesApi.signedInAs(person!).saveSubstituteProfile(substituteDetails({ sports: [basketball] }));
  const search = await aSearch();
  expect((await searchOf(search)).offers).toEqual([]);
});

it('refuses minors, unknown cities and a sport said twice', async () => {
  const api = substitutesApi.signedInAs(await aPerson());
  const minor = { ...substituteDetails(), isAdult: false as true };
  await expect(api.saveSubstituteProfile(minor)).rejects.toMatchObject({
    fields: { isAdult: 'Only people of 18 and over can be asked to substitute.' },
  });
  await expect(api.saveSubstituteProfile(substituteDetails({ cityPlaceId: 'nowhere' }))).rejects.toMatchObject({
    code: 'city.notFound',
  });
  const [sport] = substituteDetails().sports;
  await expect(api.saveSubstituteProfile(substituteDetails({ sports: [sport!, sport!] }))).rejects.toMatchObject({
    fields: { sports: 'Each sport once.' },
  });
});

it('keeps one word of somebody who saves many times at once', async () => {
  const [person] = await substitutes(1);
  const api = substitutesApi.signedInAs(person!);
  await Promise.all([1, 2, 3].map((hours) => api.saveSubstituteProfile(substituteDetails({ noticeHours: hours }))));
  const search = await aSearch();
  expect((await searchOf(search)).offers).toHaveLength(1);
});
