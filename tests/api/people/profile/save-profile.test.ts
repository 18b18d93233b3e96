import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { clock } from '#lambdas/kernel/clock.ts';
import { profileSaved } from '#shared/people/messages.ts';
import { austin } from '#tests/support/accounts/account-row.ts';
import { accountsApi } from '#tests/support/accounts/accounts-api.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { aMember, anAddress, joinFromGoogle } from '#tests/support/accounts/sign-ups.ts';
import { peopleApi } from '#tests/support/people/people-api.ts';
import { product } from '#tests/support/product/product.ts';

const { signedInAs, signedOut } = peopleApi;
const profile = {
  displayName: 'Sam',
  fullName: 'Sam Carter',
  games: ['pickleball', 'soccer'],
  cityPlaceId: austin.placeId,
  version: 1,
};

it('completes a profile, with the city as the place data knows it', async () => {
  const member = await aMember();
  const saved = await signedInAs(member).saveProfile(profile);
  expect(saved).toMatchObject({ state: 'success', version: 2, hasAdditionalInfo: true, displayName: 'Sam' });
  expect(saved).toMatchObject({ city: { name: 'Austin, TX', hash: expect.stringMatching(/^9v6k/) } });
  expect(await accountsApi.signedInAs(member).getMe({})).toEqual(saved);
});

it('tells of the new person once, and of later changes as such', async () => {
  const member = await aMember();
  await signedInAs(member).saveProfile(profile);
  await signedInAs(member).saveProfile({ ...profile, displayName: 'Sammy', version: 2 });
  await product.drain();
  const facts = product.messages(profileSaved).filter(({ data }) => data.userId === member.userId);
  expect(facts.map(({ data }) => data.first)).toEqual([true, false]);
});

it('refuses to save over a version that the person has not seen', async () => {
  const person = await aPerson({ version: 3, acceptedTermsAt: new Date().toISOString() });
  await expect(signedInAs(person).saveProfile({ ...profile, version: 2 })).rejects.toMatchObject({
    code: 'record.changed',
    detail: { currentVersion: 3 },
  });
});

it('keeps what events may ask of the person, and forgets what they take away', async () => {
  const member = await aMember();
  const facts = { birthdate: '1990-05-17', gender: 'woman' as const, levels: { soccer: 'advanced' as const } };
  const levels = { ...facts.levels, tennis: 'beginner' as const };
  expect(await signedInAs(member).saveProfile({ ...profile, ...facts, levels })).toMatchObject(facts);
  const emptied = await signedInAs(member).saveProfile({ ...profile, version: 2 });
  expect(Object.keys(emptied)).not.toEqual(expect.arrayContaining(['birthdate']));
  expect(emptied).not.toHaveProperty('gender');
  expect(emptied).not.toHaveProperty('levels');
});

it.each([
  [-13, -1, undefined],
  [-13, 2, 'You must be at least 13 years old.'],
  [-120, 2, undefined],
  [-120, -2, 'Choose a day within the last 120 years.'],
])('takes a birth date between 13 and 120 years ago: %i years and %i days', async (years, days, said) => {
  const person = await aPerson({ acceptedTermsAt: new Date().toISOString() });
  const day = clock.now();
  day.setUTCFullYear(day.getUTCFullYear() + years, day.getUTCMonth(), day.getUTCDate() + days);
  const saving = signedInAs(person).saveProfile({ ...profile, birthdate: day.toISOString().slice(0, 10) });
  const fields = await saving.then(
    () => undefined,
    (error) => error.fields,
  );
  expect(fields).toEqual(said && { birthdate: said });
});

it('lets no minor become an adult by their own word', async () => {
  const years = (ago: number) => `${clock.now().getUTCFullYear() - ago}-01-01`;
  const teen = await aPerson({ acceptedTermsAt: new Date().toISOString(), birthdate: years(15) });
  const saying = (birthdate?: string) => signedInAs(teen).saveProfile({ ...profile, ...(birthdate && { birthdate }) });
  for (const older of [years(30), years(16), undefined])
    await expect(saying(older)).rejects.toMatchObject({
      fields: {
        birthdate:
          'You told us that you are under 18, so you can’t change your date of birth to an earlier one or remove it.',
      },
    });
  expect(await saying(years(14))).toMatchObject({ birthdate: years(14) });
});

it('saves one of two changes made at once', async () => {
  const person = await aPerson({ acceptedTermsAt: new Date().toISOString() });
  const both = ['One', 'Two'].map((displayName) => signedInAs(person).saveProfile({ ...profile, displayName }));
  const outcomes = await Promise.allSettled(both);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('wants the tick box from people who came through Google, once', async () => {
  const userId = randomUUID();
  await joinFromGoogle(userId, anAddress(), '90');
  await expect(signedInAs({ userId }).saveProfile(profile)).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { acceptsTermsAndIs13: expect.any(String) },
  });
  await signedInAs({ userId }).saveProfile({ ...profile, acceptsTermsAndIs13: true });
  expect(await signedInAs({ userId }).saveProfile({ ...profile, version: 2 })).toMatchObject({ acceptedTerms: true });
});

it('refuses a city that is not among the suggestions', async () => {
  const member = await aMember();
  await expect(signedInAs(member).saveProfile({ ...profile, cityPlaceId: 'paris' })).rejects.toMatchObject({
    code: 'city.notFound',
    fields: { cityPlaceId: 'Pick a city from the suggestions.' },
  });
});

it('refuses a visitor', async () => {
  await expect(signedOut().saveProfile(profile)).rejects.toMatchObject({ code: 'auth.required' });
});

it('has nothing to save for a session without an account', async () => {
  await expect(signedInAs(aStranger()).saveProfile(profile)).rejects.toMatchObject({ code: 'user.notFound' });
});

it.each([
  ['displayName', { displayName: 'x' }],
  ['fullName', { fullName: 'Sam' }],
  ['games', { games: [] }],
  ['games.0', { games: ['chess-boxing'] }],
  ['cityPlaceId', { cityPlaceId: '' }],
  ['version', { version: 0 }],
])('names %s when it is wrong', async (field, wrong) => {
  await expect(signedInAs(await aPerson()).saveProfile({ ...profile, ...wrong })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { [field]: expect.any(String) },
  });
});

it.each([
  'stripeId',
  'stripeCustomerId',
  'stripeChargesEnabled',
  'stripeDetailsSubmitted',
  'subscription',
  'userSubscription',
  'emailVerified',
  'uid',
  'createdAt',
  'roles',
  'hasAdditionalInfo',
])('lets no caller write %s', async (field) => {
  const person = await aPerson({ acceptedTermsAt: new Date().toISOString() });
  await expect(signedInAs(person).saveProfile({ ...profile, [field]: true } as never)).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { [field]: 'Not a known field.' },
  });
  expect(await accountsApi.signedInAs(person).getMe({})).toMatchObject({ version: 1 });
});
