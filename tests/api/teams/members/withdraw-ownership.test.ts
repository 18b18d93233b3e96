import { expect, it } from 'vitest';
import { aMember, aTeam, membersApi, noTeam } from '#tests/support/teams/teams.ts';

it('takes back an offer, and one that is not there', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const heir = await aMember(world);
  const boss = membersApi.signedInAs(owner);
  await boss.offerOwnership({ teamId, userId: heir.userId });
  await boss.withdrawOwnership({ teamId });
  await boss.withdrawOwnership({ teamId });
  const late = membersApi.signedInAs(heir).answerOwnership({ teamId, answer: 'accept' });
  await expect(late).rejects.toMatchObject({ code: 'team.offerNotFound' });
  await expect(boss.withdrawOwnership({ teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
});
