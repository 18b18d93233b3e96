import { expect, it, vi } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { austin } from '#tests/support/accounts/account-row.ts';
import { accountsApi } from '#tests/support/accounts/accounts-api.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { peopleApi } from '#tests/support/people/people-api.ts';
import { product } from '#tests/support/product/product.ts';

const api = peopleApi;
const profile = {
  displayName: 'Sam',
  fullName: 'Sam Carter',
  games: ['pickleball', 'soccer'],
  cityPlaceId: austin.placeId,
  acceptsTermsAndIs13: true as const,
};
const aNewcomer = () =>
  aPerson({ hasAdditionalInfo: false, city: { ...austin, placeId: 'us-1', name: 'Elsewhere, TX', lat: 0 } });
const stored = async (userId: string) => (await accountEntity(table()).get({ userId }).go()).data;

it('keeps the city with its point, its geohash and its name', async () => {
  const { userId } = await aNewcomer();
  await api.signedInAs({ userId }).saveProfile({ ...profile, version: 1 });
  const { lat, lng, name } = austin;
  expect((await stored(userId))?.city).toMatchObject({ lat, lng, name, hash: expect.stringMatching(/^9v6k/) });
});

it('keeps when the account was made and when it was changed', async () => {
  const { userId, createdAt } = await aNewcomer();
  product.clock.forwardMinutes(5);
  const now = product.clock.now().getTime();
  await api.signedInAs({ userId }).saveProfile({ ...profile, version: 1 });
  product.clock.reset();
  const kept = await stored(userId);
  expect(kept?.createdAt).toBe(createdAt);
  expect(Date.parse(kept?.updatedAt ?? '')).toBeGreaterThanOrEqual(now);
});

it('logs settings-created for the first save and settings-updated for every later one', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const { userId } = await aNewcomer();
  await api.signedInAs({ userId }).saveProfile({ ...profile, version: 1 });
  await api.signedInAs({ userId }).saveProfile({ ...profile, version: 2 });
  const events = said.mock.calls.map(([line]) => JSON.parse(String(line)).event as string);
  said.mockRestore();
  expect(events.filter((event) => event.startsWith('settings-'))).toEqual(['settings-created', 'settings-updated']);
});

it('keeps what people say of themselves, and forgets what they take away', async () => {
  const { userId, email } = await aNewcomer();
  const me = api.signedInAs({ userId });
  const about = {
    lastName: 'Carter',
    pronouns: 'They/Them' as const,
    gender: 'woman' as const,
    bio: 'Left foot.',
    phoneNumber: '+1 (555) 123-4567',
    joinReason: ['Organize', 'Manage-community'] as ('Organize' | 'Manage-community')[],
  };
  const saved = await me.saveProfile({ ...profile, ...about, email, version: 1 });
  expect(saved).toMatchObject({ ...about, phoneNumber: '+15551234567' });
  const { lastName: _, pronouns: __, ...less } = about;
  await me.saveProfile({ ...profile, ...less, version: 2 });
  expect(await accountsApi.signedInAs({ userId }).getMe({})).not.toHaveProperty('lastName');
  expect(await accountsApi.signedInAs({ userId }).getMe({})).toMatchObject({ bio: 'Left foot.' });
});

it('takes a last name of 1 to 100 characters, or none', async () => {
  const { userId } = await aNewcomer();
  const me = api.signedInAs({ userId });
  for (const [index, lastName] of ['C', 'Carter', 'x'.repeat(100)].entries())
    expect(await me.saveProfile({ ...profile, lastName, version: index + 1 })).toMatchObject({ lastName });
  for (const lastName of ['', 'x'.repeat(101)])
    await expect(me.saveProfile({ ...profile, lastName, version: 4 })).rejects.toMatchObject({
      fields: { lastName: expect.any(String) },
    });
  expect(await me.saveProfile({ ...profile, version: 4 })).not.toHaveProperty('lastName');
});

it.each([
  ['phoneNumber', { phoneNumber: '555 1234' }],
  ['bio', { bio: 'x'.repeat(1001) }],
  ['lastName', { lastName: '1234' }],
  ['joinReason', { joinReason: ['Organize', 'Organize'] }],
  ['pronouns', { pronouns: 'Xe/Xem' }],
  ['email', { email: 'another.person@people.example' }],
])('names %s when it is wrong', async (field, wrong) => {
  const { userId } = await aNewcomer();
  const sent = { ...profile, ...wrong, version: 1 } as never;
  await expect(api.signedInAs({ userId }).saveProfile(sent)).rejects.toMatchObject({
    fields: { [field]: expect.any(String) },
  });
});
