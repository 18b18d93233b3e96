import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { letOwnerGo } from '#lambdas/teams/deletion/let-owner-go.ts';
import { createReleasing } from '#lambdas/teams/deletion/releasing.ts';
import { createTeamStore } from '#lambdas/teams/details/store.ts';
import { createRosterStore } from '#lambdas/teams/members/member-store.ts';
import { product } from '#tests/support/product/product.ts';
import { aMember, aTeam, membersApi, rosterOf, teamsApi, teamsDue } from '#tests/support/teams/teams.ts';

const teams = createTeamStore(table());
const lettingGo = { teams, roster: createRosterStore(table()), releasing: createReleasing(table()) };
const afterTheOffer = async () => {
  product.clock.forwardMinutes(14 * 24 * 60 + 11);
  await teamsDue();
};

/** An owner who wants to go offers their community to a member. */
async function anOwnerWhoGoes(adminRoles: Parameters<typeof aMember>[1]) {
  const world = await aTeam();
  const [admin, member] = [await aMember(world, adminRoles), await aMember(world)];
  const { teamId, owner } = world;
  const { until } = await membersApi
    .signedInAs(owner)
    .offerOwnership({ teamId, userId: member.userId, isLeaving: true });
  return { ...world, admin, member, until };
}

it('makes the admin who is there longest the owner, and lets go an owner whose request got no answer in 14 days', async () => {
  const { admin, member, ...world } = await anOwnerWhoGoes(['admin', 'coach']);
  const { teamId, owner } = world;
  await teamsDue();
  expect((await rosterOf(world))[owner.userId]).toEqual(['owner']);
  await afterTheOffer();
  expect(await rosterOf({ ...world, owner: admin })).toEqual({
    [admin.userId]: ['owner', 'coach'],
    [member.userId]: ['member'],
  });
  const { team } = await teamsApi.signedInAs(admin).getTeam({ teamId });
  expect(team).toMatchObject({ status: 'active', memberCount: 2 });
  expect(product.mails(owner.email).at(-1)?.subject).toBe(`You left ${team.name}`);
  expect(product.mails(admin.email).at(-1)?.subject).toBe(`${team.name} is yours now`);
  expect(await membersApi.signedInAs(owner).listTeamsOfUser({})).toEqual({ teams: [] });
  const late = membersApi.signedInAs(member).answerOwnership({ teamId, answer: 'accept' });
  await expect(late).rejects.toMatchObject({ code: 'team.offerNotFound' });
});

it('archives a community without an admin, and lets its owner go', async () => {
  const { owner, member, teamId, team } = await anOwnerWhoGoes(['coach']);
  await afterTheOffer();
  expect(await teams.find(teamId)).toMatchObject({ status: 'archived', memberCount: 2 });
  expect(await membersApi.signedInAs(owner).listTeamsOfUser({})).toEqual({ teams: [] });
  expect(product.mails(owner.email).at(-1)?.text).toContain('It’s archived now.');
  expect(product.mails(owner.email).at(-1)?.subject).toBe(`You left ${team.name}`);
  await membersApi.signedInAs(member).leaveTeam({ teamId });
});

it.each(['declined', 'taken back', 'made again', 'made without leaving'])(
  'changes nothing when an offer was %s',
  async (how) => {
    const { owner, member, admin, teamId, ...world } = await anOwnerWhoGoes(['admin']);
    const mine = membersApi.signedInAs(owner);
    if (how === 'declined') await membersApi.signedInAs(member).answerOwnership({ teamId, answer: 'decline' });
    else await mine.withdrawOwnership({ teamId });
    product.clock.forwardMinutes(1);
    if (how.startsWith('made')) await mine.offerOwnership({ teamId, userId: admin.userId });
    await afterTheOffer();
    expect(await rosterOf({ ...world, teamId, owner })).toMatchObject({ [owner.userId]: ['owner'] });
  },
);

it('begins again where it stopped: an archived community loses its owner once', async () => {
  const { owner, teamId, until } = await anOwnerWhoGoes(['coach']);
  const due = { teamId, ownerId: owner.userId, until };
  const stopping = { ...lettingGo, releasing: { release: () => Promise.resolve(false) } };
  await expect(letOwnerGo(due, stopping, new Date(until))).rejects.toThrow('changed while its owner left');
  await letOwnerGo(due, lettingGo, new Date(until));
  await letOwnerGo(due, lettingGo, new Date(until));
  expect(await teams.find(teamId)).toMatchObject({ status: 'archived', memberCount: 2 });
});

it('lets no one go from a community that was answered for between the look and the write', async () => {
  const { owner, member, teamId, until } = await anOwnerWhoGoes(['admin']);
  const former = await lettingGo.roster.find({ userId: owner.userId, teamId });
  const team = await teams.find(teamId);
  await membersApi.signedInAs(member).answerOwnership({ teamId, answer: 'accept' });
  if (!former || !team) throw new Error('Both were there');
  expect(await lettingGo.releasing.release(team, { former, until, heir: undefined }, new Date(until))).toBe(false);
});
