import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { endorsementsApi, playedTogether } from '#tests/support/people/endorsements.ts';
import { privacyApi } from '#tests/support/people/privacy.ts';

it('counts no endorsement across a block, and shows none across one', async () => {
  const [me, friend, foe] = [await aPerson({ privacy: { publicBadges: true } }), await aPerson(), await aPerson()];
  const { eventId } = await playedTogether(me, friend, foe);
  const { userId } = me;
  for (const one of [friend, foe])
    await endorsementsApi.signedInAs(one).endorse({ userId, endorsedFor: 'reliability', eventId });
  const read = (one: { userId: string }) => endorsementsApi.signedInAs(one).getEndorsements({ userId });
  expect((await read(friend)).counts).toEqual([{ endorsedFor: 'reliability', count: 2 }]);
  await privacyApi.signedInAs(me).blockPeople({ people: [{ userId: foe.userId }] });
  expect((await read(friend)).counts).toEqual([{ endorsedFor: 'reliability', count: 1 }]);
  await expect(read(foe)).rejects.toMatchObject({ code: 'user.notFound' });
});

it('shows no counts where a player keeps their badges private', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  await playedTogether(me, other);
  const read = await endorsementsApi.signedInAs(other).getEndorsements({ userId: me.userId });
  expect(read).toMatchObject({ shared: [{ gameTypeId: 'basketball' }] });
  expect(read.counts).toBeUndefined();
});
