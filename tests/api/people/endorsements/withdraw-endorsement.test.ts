import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { endorsementsApi, playedTogether } from '#tests/support/people/endorsements.ts';

const endorsedFor = 'teamwork';

it('lets a player take an endorsement back, however often they ask', async () => {
  const [me, other, third] = [await aPerson(), await aPerson(), await aPerson()];
  const { eventId } = await playedTogether(me, other, third);
  for (const one of [other, third])
    await endorsementsApi.signedInAs(one).endorse({ userId: me.userId, endorsedFor, eventId });
  for (let time = 0; time < 2; time += 1)
    await endorsementsApi.signedInAs(other).withdrawEndorsement({ userId: me.userId, endorsedFor });
  const { endorsements } = await endorsementsApi.signedInAs(me).listMyEndorsements({});
  expect(endorsements.map(({ authorId }) => authorId)).toEqual([third.userId]);
});
