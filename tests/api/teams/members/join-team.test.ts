import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createTeamStore } from '#lambdas/teams/details/store.ts';
import { createRosterStore } from '#lambdas/teams/members/member-store.ts';
import { joinTeam } from '#lambdas/teams/members/operations/join-team.ts';
import { teamEntity } from '#lambdas/teams/ports/team.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';
import { aTeam, countOf, membersApi, noTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('lets anybody into an open community once, and counts them', async () => {
  const { teamId } = await aTeam();
  const mine = membersApi.signedInAs(await aPerson());
  for (let time = 0; time < 2; time += 1)
    expect(await mine.joinTeam({ teamId })).toEqual({ teamId, outcome: 'member' });
  expect(await countOf(teamId)).toBe(2);
});

it('asks where requests are answered, tells the owner once, and lets no one in elsewhere', async () => {
  const { teamId, owner } = await aTeam({ joinPolicy: 'request', joinQuestions: ['Since when do you play?'] });
  const mine = membersApi.signedInAs(await aPerson({ displayName: 'Robin' }));
  for (let time = 0; time < 2; time += 1)
    expect(await mine.joinTeam({ teamId, answers: ['Two years'] })).toEqual({ teamId, outcome: 'requested' });
  await product.drain();
  expect(product.mails(owner.email)).toMatchObject([{ subject: expect.stringMatching(/^Robin wants to join/) }]);
  for (const joinPolicy of ['invite', 'code', 'closed'] as const) {
    const closed = mine.joinTeam({ teamId: (await aTeam({ joinPolicy })).teamId });
    await expect(closed).rejects.toMatchObject({ code: 'team.joinClosed' });
  }
});

it('asks again seven days after a decline and not before', async () => {
  const { teamId, owner } = await aTeam({ joinPolicy: 'request' });
  const person = await aPerson();
  const mine = membersApi.signedInAs(person);
  await mine.joinTeam({ teamId });
  await membersApi.signedInAs(owner).answerTeamRequest({ teamId, userId: person.userId, decision: 'decline' });
  await expect(mine.joinTeam({ teamId })).rejects.toMatchObject({ code: 'team.askedLately' });
  product.clock.forwardMinutes(7 * 24 * 60 + 1);
  expect(await mine.joinTeam({ teamId })).toMatchObject({ outcome: 'requested' });
  product.clock.reset();
});

it('has no room beyond the limit, and none in what is gone, private or archived', async () => {
  const { teamId } = await aTeam({ memberLimit: 1 });
  const mine = membersApi.signedInAs(await aPerson());
  await expect(mine.joinTeam({ teamId })).rejects.toMatchObject({ code: 'team.full' });
  const hidden = await aTeam({ visibility: 'private' });
  for (const each of [noTeam, hidden.teamId])
    await expect(mine.joinTeam({ teamId: each })).rejects.toMatchObject({ code: 'team.notFound' });
  const kept = await aTeam();
  await teamsApi.signedInAs(kept.owner).setTeamStanding({ teamId: kept.teamId, version: 1, to: 'archived' });
  await expect(mine.joinTeam({ teamId: kept.teamId })).rejects.toMatchObject({ code: 'team.archived' });
});

it('has no room beyond the plan, whatever limit was set, and more with another plan', async () => {
  const { teamId } = await aTeam({ memberLimit: 10_000 });
  const [mine, theirs] = [membersApi.signedInAs(await aPerson()), membersApi.signedInAs(await aPerson())];
  const row = () => teamEntity(table()).patch({ teamId });
  await row().set({ memberCount: 499 }).go();
  await mine.joinTeam({ teamId });
  await expect(theirs.joinTeam({ teamId })).rejects.toMatchObject({ code: 'team.full' });
  await row().set({ plan: 'pro' }).go();
  await theirs.joinTeam({ teamId });
  expect(await countOf(teamId)).toBe(501);
});

it('lets in no one whose account is going', async () => {
  const { teamId } = await aTeam();
  const { userId } = await aPerson();
  await accountEntity(table()).patch({ userId }).set({ deletedAt: product.clock.now().toISOString() }).go();
  const caller = { actor: { userId, username: userId, signedInAt: new Date() }, now: product.clock.now() };
  const parts = { teams: createTeamStore(table()), roster: createRosterStore(table()) };
  const asked = joinTeam({ teamId, answers: [] }, caller as never, parts as never);
  await expect(asked).rejects.toMatchObject({ code: 'user.notFound' });
});
