import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson, aPersonOfUnknownAge } from '#tests/support/accounts/people.ts';
import {
  aSearch,
  searchOf,
  substituteDetails,
  substitutes,
  substitutesApi,
} from '#tests/support/events/substitutes.ts';
import { hoursOn } from '#tests/support/people/availability.ts';
import { peopleApi } from '#tests/support/people/people-api.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

/** The birthdate of a 15-year-old. */
const young = () => `${product.clock.now().getUTCFullYear() - 15}-01-01`;

beforeEach(() => cloud.renew());

afterEach(() => product.clock.reset());

it('keeps what was said last, and finds people by it', async () => {
  const [person] = await substitutes(1);
  const basketball = { gameTypeId: 'basketball', available: false, level: 'beginner' as const };
  await substitutesApi.signedInAs(person!).saveSubstituteProfile(substituteDetails({ sports: [basketball] }));
  const search = await aSearch();
  expect((await searchOf(search)).offers).toEqual([]);
});

it('takes adults alone, by the birthdate that is stored of them', async () => {
  const saving = (person: { userId: string }) =>
    substitutesApi.signedInAs(person).saveSubstituteProfile(substituteDetails());
  const teen = await aPerson({ birthdate: young() });
  await expect(saving(teen)).rejects.toMatchObject({ code: 'substitute.adultsOnly' });
  await expect(saving(await aPersonOfUnknownAge())).rejects.toMatchObject({ code: 'substitute.birthdateMissing' });
  expect(await saving(await aPerson())).toMatchObject({ radiusMiles: 20 });
});

it('refuses a word on how old the caller is, as any other unknown key', async () => {
  const said = { ...substituteDetails(), isAdult: true };
  await expect(
    substitutesApi.signedInAs(await aPerson({ birthdate: young() })).saveSubstituteProfile(said),
  ).rejects.toMatchObject({ code: 'request.invalid' });
});

it('never asks, shows or accepts a player whose stored birthdate makes them a minor, even one still in the pool', async () => {
  const [teen, adult] = await substitutes(2);
  const search = await aSearch();
  const week = { userId: teen!.userId };
  await peopleApi.signedInAs(teen!).createAvailability(hoursOn({ monday: ['00:00-23:59'] }));
  const asHost = substitutesApi.signedInAs(search.host);
  expect(await asHost.getAvailabilityOf(week)).toHaveProperty('weeklyAvailability');
  await accountEntity(table()).patch(week).set({ birthdate: young() }).go();
  await expect(asHost.getAvailabilityOf(week)).rejects.toMatchObject({ code: 'user.notFound' });
  const accepting = substitutesApi.signedInAs(teen!).acceptSubstitution({ eventId: search.eventId });
  await expect(accepting).rejects.toMatchObject({ code: 'substitute.adultsOnly' });
  const later = await aSearch();
  const asked = (await searchOf(later)).offers.map(({ userId }) => userId);
  expect(asked).toEqual([adult!.userId]);
});

it('refuses unknown cities and a sport said twice', async () => {
  const api = substitutesApi.signedInAs(await aPerson());
  await expect(api.saveSubstituteProfile(substituteDetails({ cityPlaceId: 'nowhere' }))).rejects.toMatchObject({
    code: 'city.notFound',
  });
  const [sport] = substituteDetails().sports;
  await expect(api.saveSubstituteProfile(substituteDetails({ sports: [sport!, sport!] }))).rejects.toMatchObject({
    fields: { sports: 'Each sport once.' },
  });
});

it('keeps one profile when a player saves several times at once', async () => {
  const [person] = await substitutes(1);
  const api = substitutesApi.signedInAs(person!);
  await Promise.all([1, 2, 3].map((hours) => api.saveSubstituteProfile(substituteDetails({ noticeHours: hours }))));
  const search = await aSearch();
  expect((await searchOf(search)).offers).toHaveLength(1);
});
