import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { createInviteStore } from '#lambdas/teams/invites/store.ts';
import { teamEntity } from '#lambdas/teams/ports/team.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { invitedToday } from '#tests/support/notifications/invitation-mails.ts';
import { product } from '#tests/support/product/product.ts';
import {
  aHolder,
  aMember,
  aTeam,
  invitesApi,
  membersApi,
  noTeam,
  teamsApi,
  teamsDue,
} from '#tests/support/teams/teams.ts';

const addresses = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `p${from + index}@invited.example`);

it('mails an address once, however often it is invited, and answers the same for an account and for no one', async () => {
  const { teamId, owner } = await aTeam();
  const person = await aHolder();
  const mine = invitesApi.signedInAs(owner);
  for (const email of [person.email, 'unknown@invited.example'])
    for (const invited of [1, 0])
      expect(await mine.inviteToTeam({ teamId, emails: [email], message: 'Come along' })).toEqual({ invited });
  await product.drain();
  for (const email of [person.email, 'unknown@invited.example']) {
    const [mail, ...more] = product.mails(email);
    expect([mail?.subject, more.length]).toEqual([expect.stringContaining('invites you to Austin Rovers'), 0]);
    expect(mail?.text).toContain('Come along');
  }
});

it('mails an address five invitations a day at most, and answers the same to the sixth', async () => {
  const email = 'often@invited.example';
  await invitedToday(email, 4);
  for (const mails of [1, 1]) {
    const { teamId, owner } = await aTeam();
    expect(await invitesApi.signedInAs(owner).inviteToTeam({ teamId, emails: [email] })).toEqual({ invited: 1 });
    await product.drain();
    expect(product.mails(email)).toHaveLength(mails);
  }
});

it('reminds the member who does not answer after three and after ten days, and ends after thirty', async () => {
  const { teamId, owner } = await aTeam();
  const mine = invitesApi.signedInAs(owner);
  await mine.inviteToTeam({ teamId, emails: ['late@invited.example'] });
  await product.drain();
  for (const [days, mails] of [
    [2, 1],
    [3, 2],
    [9, 2],
    [10, 3],
    [30, 3],
  ] as const) {
    product.clock.reset();
    product.clock.forwardMinutes(days * 24 * 60 + 5);
    await teamsDue();
    await teamsDue();
    expect([days, product.mails('late@invited.example').length]).toEqual([days, mails]);
  }
  expect((await mine.listTeamInvites({ teamId })).invites).toMatchObject([{ status: 'expired' }]);
  product.clock.reset();
});

it('asks back the member who was a member, and no one else by their account', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const [former, stranger] = [await aMember(world), await aPerson()];
  await membersApi.signedInAs(former).leaveTeam({ teamId });
  const userIds = [former.userId, stranger.userId];
  expect(await invitesApi.signedInAs(owner).inviteToTeam({ teamId, userIds })).toEqual({ invited: 1 });
  await product.drain();
  expect(product.mails(former.email).at(-1)?.subject).toContain('invites you');
  expect(product.mails(stranger.email)).toEqual([]);
});

it('sends twenty invitations a day for a new team, and fifty once ten were accepted', async () => {
  const { teamId, owner } = await aTeam();
  const mine = invitesApi.signedInAs(owner);
  await expect(mine.inviteToTeam({ teamId, emails: addresses(21) })).rejects.toMatchObject({ code: 'request.tooMany' });
  expect(await mine.inviteToTeam({ teamId, emails: addresses(20) })).toEqual({ invited: 20 });
  const more = () => mine.inviteToTeam({ teamId, emails: addresses(30, 20) });
  await expect(more()).rejects.toMatchObject({ code: 'request.tooMany' });
  await teamEntity(table()).patch({ teamId }).set({ acceptedInvites: 10 }).go();
  expect(await more()).toEqual({ invited: 30 });
});

it('invites no one to what is gone or archived, and sends no links of others', async () => {
  const { teamId, owner } = await aTeam();
  const mine = invitesApi.signedInAs(owner);
  const emails = ['x@invited.example'];
  await expect(mine.inviteToTeam({ teamId: noTeam, emails })).rejects.toMatchObject({ code: 'team.notFound' });
  const spam = mine.inviteToTeam({ teamId, emails, message: 'See https://spam.example' });
  await expect(spam).rejects.toMatchObject({ fields: { message: 'The message cannot have links.' } });
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  await expect(mine.inviteToTeam({ teamId, emails })).rejects.toMatchObject({ code: 'team.archived' });
});

it('says how many places are left, and sends no more than that', async () => {
  const { teamId, owner } = await aTeam({ memberLimit: 3 });
  const mine = invitesApi.signedInAs(owner);
  expect((await mine.listTeamInvites({ teamId })).places).toBe(2);
  await expect(mine.inviteToTeam({ teamId, emails: addresses(3), message: '' })).rejects.toMatchObject({
    code: 'team.placesLeft',
    fields: { emails: 'Only 2 places left. Invite up to 2 players.' },
  });
  expect((await mine.listTeamInvites({ teamId })).invites).toEqual([]);
  expect(await mine.inviteToTeam({ teamId, emails: addresses(2), message: '' })).toEqual({ invited: 2 });
});

it('sends nothing where a community is full, and says whether its plan is the reason', async () => {
  const { teamId, owner } = await aTeam({ memberLimit: 600 });
  const mine = invitesApi.signedInAs(owner);
  const row = () => teamEntity(table()).patch({ teamId });
  await row().set({ memberCount: 500 }).go();
  const asked = () => mine.inviteToTeam({ teamId, emails: addresses(1), message: '' });
  await expect(asked()).rejects.toMatchObject({ code: 'team.membersOfPlan', detail: { plan: 'rookie' } });
  await row().set({ plan: 'pro', memberCount: 600 }).go();
  await expect(asked()).rejects.toMatchObject({ code: 'team.full' });
  expect((await mine.listTeamInvites({ teamId })).invites).toEqual([]);
});

it('sends no invitation to a place that was taken meanwhile', async () => {
  const { teamId, owner } = await aTeam({ memberLimit: 2 });
  const store = createInviteStore(table());
  const { data } = await teamEntity(table()).get({ teamId }).go();
  const at = { invitedBy: 'Ana', invitedById: owner.userId, invitedAt: '2031-05-01T12:00:00.000Z', version: 1 };
  const invite = { teamId, inviteId: `inv_${'0'.repeat(26)}`, email: 'a@invited.example', status: 'pending', ...at };
  await teamEntity(table()).patch({ teamId }).set({ memberCount: 2 }).go();
  expect(await store.send(data as never, invite as never, new Date())).toBe('full');
});
