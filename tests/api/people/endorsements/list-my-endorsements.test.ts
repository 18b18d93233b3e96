import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { endorsementsApi, playedTogether } from '#tests/support/people/endorsements.ts';

it('tells a person alone who endorses what in them', async () => {
  const [me, other] = [await aPerson(), await aPerson({ displayName: 'Bo B' })];
  const { eventId } = await playedTogether(me, other);
  await endorsementsApi.signedInAs(other).endorse({ userId: me.userId, endorsedFor: 'teamwork', eventId });
  const { endorsements } = await endorsementsApi.signedInAs(me).listMyEndorsements({});
  expect(endorsements).toMatchObject([{ endorsedFor: 'teamwork', authorId: other.userId, authorName: 'Bo B' }]);
  expect(await endorsementsApi.signedInAs(other).listMyEndorsements({})).toEqual({ endorsements: [] });
});
