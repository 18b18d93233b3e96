import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { teamEntity } from '#lambdas/teams/ports/team.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';
import { aTeam, membersApi, noTeam, rosterOf, teamDetails, teamsApi } from '#tests/support/teams/teams.ts';

async function anAsker(differences = {}) {
  const world = await aTeam({ joinPolicy: 'request', ...differences });
  const asker = await aPerson();
  await membersApi.signedInAs(asker).joinTeam({ teamId: world.teamId });
  const answer = (decision: 'accept' | 'decline', teamId = world.teamId) =>
    membersApi.signedInAs(world.owner).answerTeamRequest({ teamId, userId: asker.userId, decision });
  return { ...world, asker, answer };
}

it('lets a member in who asks, and tells them', async () => {
  const { answer, asker, ...world } = await anAsker();
  await answer('accept');
  expect(await rosterOf(world)).toMatchObject({ [asker.userId]: ['member'] });
  await expect(answer('accept')).rejects.toMatchObject({ code: 'team.requestNotFound' });
  await product.drain();
  expect(product.mails(asker.email)).toMatchObject([{ subject: expect.stringMatching(/^You’re in: /) }]);
});

it('declines once, and tells them', async () => {
  const { answer, asker, ...world } = await anAsker();
  await answer('decline');
  expect(Object.keys(await rosterOf(world))).toHaveLength(1);
  await expect(answer('decline')).rejects.toMatchObject({ code: 'team.requestNotFound' });
  await expect(answer('decline', noTeam)).rejects.toMatchObject({ code: 'team.notFound' });
  await product.drain();
  expect(product.mails(asker.email)).toMatchObject([{ subject: expect.stringContaining('declined') }]);
});

it('has no room beyond the limit, and none in the archive', async () => {
  const { answer, team, teamId, owner } = await anAsker({ memberLimit: 1 });
  await expect(answer('accept')).rejects.toMatchObject({ code: 'team.full' });
  const mine = teamsApi.signedInAs(owner);
  await mine.changeTeam({ ...teamDetails({ name: team.name }), teamId, version: 1 });
  await mine.setTeamStanding({ teamId, version: 2, to: 'archived' });
  await expect(answer('accept')).rejects.toMatchObject({ code: 'team.archived' });
});

it('has no room beyond the plan, and names the plan to the organizer alone', async () => {
  const { answer, teamId, owner } = await anAsker({ memberLimit: 10_000 });
  const row = teamEntity(table()).patch({ teamId });
  await row.set({ memberCount: 500 }).go();
  await expect(answer('accept')).rejects.toMatchObject({ code: 'team.membersOfPlan', detail: { plan: 'rookie' } });
  const { room } = await teamsApi.signedInAs(owner).getTeam({ teamId });
  expect(room).toEqual({ planId: 'rookie', members: { used: 500, most: 500 }, admins: { used: 0, most: 3 } });
  await teamEntity(table()).patch({ teamId }).set({ plan: 'pro' }).go();
  await answer('accept');
});
