import { expect, it } from 'vitest';
import { product } from '#tests/support/product/product.ts';
import { aMember, aTeam, membersApi, rosterOf } from '#tests/support/teams/teams.ts';

async function anOffer() {
  const world = await aTeam();
  const heir = await aMember(world, ['admin', 'coach']);
  await membersApi.signedInAs(world.owner).offerOwnership({ teamId: world.teamId, userId: heir.userId });
  return { ...world, heir, mine: membersApi.signedInAs(heir) };
}

it('hands a community over: the former owner stays as an admin and may leave', async () => {
  const { heir, mine, ...world } = await anOffer();
  const { teamId, owner } = world;
  await mine.answerOwnership({ teamId, answer: 'accept' });
  expect(await rosterOf(world)).toEqual({ [owner.userId]: ['admin'], [heir.userId]: ['owner', 'coach'] });
  await membersApi.signedInAs(owner).leaveTeam({ teamId });
  await expect(mine.leaveTeam({ teamId })).rejects.toMatchObject({ code: 'team.owner' });
  await product.drain();
  expect(product.mails(owner.email).at(-1)?.subject).toMatch(/has a new owner$/);
});

it('is declined for good, and is over after 14 days', async () => {
  const { mine, teamId } = await anOffer();
  await mine.answerOwnership({ teamId, answer: 'decline' });
  await expect(mine.answerOwnership({ teamId, answer: 'accept' })).rejects.toMatchObject({
    code: 'team.offerNotFound',
  });
  const late = await anOffer();
  product.clock.forwardMinutes(14 * 24 * 60 + 1);
  const asked = late.mine.answerOwnership({ teamId: late.teamId, answer: 'accept' });
  await expect(asked).rejects.toMatchObject({ code: 'team.offerNotFound' });
  product.clock.reset();
});
