import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson, aPersonOfUnknownAge, aStranger } from '#tests/support/accounts/people.ts';
import { privacyApi } from '#tests/support/people/privacy.ts';

const off = {
  messagesFromAnyone: false,
  publicBadges: false,
  publicOnlineStatus: false,
  publicUpcomingGames: false,
  nearbyPlayers: false,
};

it('shares nothing at first, and what is switched on from then on', async () => {
  const mine = privacyApi.signedInAs(await aPerson());
  expect(await mine.getPrivacy({})).toEqual({ ...off, version: 0, conversations: [] });
  const saved = await mine.savePrivacy({ publicBadges: true, publicOnlineStatus: true, version: 0 });
  expect(saved).toEqual({ ...off, publicBadges: true, publicOnlineStatus: true, version: 1 });
  expect(await mine.getPrivacy({})).toMatchObject(saved);
});

it('refuses to save over what was saved meanwhile, and says which version stands', async () => {
  const mine = privacyApi.signedInAs(await aPerson());
  await mine.savePrivacy({ publicBadges: true, version: 0 });
  const late = mine.savePrivacy({ publicBadges: false, version: 0 });
  await expect(late).rejects.toMatchObject({ code: 'record.changed', detail: { currentVersion: 1 } });
  expect(await mine.getPrivacy({})).toMatchObject({ publicBadges: true });
});

it('shows no players nearby to a user of unknown age', async () => {
  const [unsaid, adult] = [await aPersonOfUnknownAge(), await aPerson()];
  const show = (person: { userId: string }) =>
    privacyApi.signedInAs(person).savePrivacy({ nearbyPlayers: true, version: 0 });
  await expect(show(unsaid)).rejects.toMatchObject({ code: 'nearby.birthdateMissing' });
  expect(await show(adult)).toMatchObject({ nearbyPlayers: true });
});

it('names the wrong field, and needs an account', async () => {
  const person = await aPerson();
  const wrong = { publicBadges: 'yes' as never, version: 0 };
  await expect(privacyApi.signedInAs(person).savePrivacy(wrong)).rejects.toMatchObject({
    fields: { publicBadges: expect.any(String) },
  });
  await expect(privacyApi.signedOut().savePrivacy({ version: 0 })).rejects.toMatchObject({ code: 'auth.required' });
  const save = privacyApi.signedInAs(aStranger()).savePrivacy({ version: 0 });
  await expect(save).rejects.toMatchObject({ code: 'user.notFound' });
  await accountEntity(table()).patch(person).set({ deletedAt: new Date().toISOString() }).go();
  await expect(privacyApi.signedInAs(person).getPrivacy({})).rejects.toMatchObject({ code: 'auth.required' });
});
