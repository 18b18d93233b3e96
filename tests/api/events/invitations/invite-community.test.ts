import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aCommunityEvent,
  describe as describePerson,
  invitesTo,
  juniors,
  sendInvited,
  seniors,
} from '#tests/support/events/communities.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { aCoHost, hostsApi, nowhere } from '#tests/support/events/hosts.ts';
import { block } from '#tests/support/people/privacy.ts';
import { product } from '#tests/support/product/product.ts';
import { aMember, membersApi, rosterApi } from '#tests/support/teams/teams.ts';

const all = { rule: 'all' } as const;

afterEach(async () => {
  product.clock.reset();
  await sendInvited();
});

const mailsTo = (people: readonly { email: string }[]) => people.map((person) => invitesTo(person).length);

it('asks everyone of the community once, however often it is asked for and sent, and no one outside', async () => {
  const { owner, members, eventId } = await aCommunityEvent();
  const outsider = await aPerson();
  const api = hostsApi.signedInAs(owner);
  await api.invitePeople({ eventId, userIds: [members[0].userId] });
  const begun = await api.inviteCommunity({ eventId, whom: all });
  expect(begun).toMatchObject({ status: 'open', invited: 0 });
  await sendInvited();
  await api.inviteCommunity({ eventId, whom: all });
  await sendInvited();
  await sendInvited();
  expect(mailsTo([...members, owner, outsider])).toEqual([1, 1, 1, 0, 0]);
  const { invitees, community } = await api.listInvitees({ eventId });
  expect(invitees.map(({ status }) => status)).toEqual(['invited', 'invited', 'invited']);
  expect(community.map(({ status, invited }) => [status, invited])).toEqual([
    ['sent', 0],
    ['sent', 2],
  ]);
  expect(await eventsApi.signedInAs(members[2]).getEvent({ eventId })).toMatchObject({ isInvited: true });
});

it('asks more people than fit on one page', async () => {
  const team = await aCommunityEvent();
  for (let made = 0; made < 25; made += 1) await aMember(team);
  const api = hostsApi.signedInAs(team.owner);
  await api.inviteCommunity({ eventId: team.eventId, whom: all });
  await sendInvited();
  const { invitees, community } = await api.listInvitees({ eventId: team.eventId });
  expect([invitees.length, community[0]]).toEqual([28, expect.objectContaining({ status: 'sent', invited: 28 })]);
});

it('asks squads and tags alone where it is for these', async () => {
  const team = await aCommunityEvent();
  const { owner, members, eventId } = team;
  const [senior, junior, keeper] = members;
  await describePerson(team, senior, { squadIds: [seniors] });
  await describePerson(team, junior, { squadIds: [juniors] });
  await describePerson(team, keeper, { tags: ['Keeper'] });
  const api = hostsApi.signedInAs(owner);
  expect((await api.listInvitable({ eventId })).community).toEqual({
    everybody: 3,
    squads: [
      { squadId: seniors, name: 'Seniors', people: 1 },
      { squadId: juniors, name: 'Juniors', people: 1 },
    ],
    tags: [{ tag: 'Keeper', people: 1 }],
  });
  await api.inviteCommunity({ eventId, whom: { rule: 'squads', squadIds: [juniors] } });
  await sendInvited();
  expect(mailsTo(members)).toEqual([0, 1, 0]);
  await api.inviteCommunity({ eventId, whom: { rule: 'tags', tags: ['Keeper'] } });
  await sendInvited();
  expect(mailsTo(members)).toEqual([0, 1, 1]);
});

it('leaves out who is in, has answered, paused, or is parted from the host', async () => {
  const team = await aCommunityEvent({ visibility: 'community' });
  const { owner, members, eventId, teamId } = team;
  const [joined, declined, paused] = members;
  const [blocking, blocked, free] = [await aMember(team), await aMember(team), await aMember(team)];
  await eventsApi.signedInAs(joined).joinEvent({ eventId });
  await eventsApi.signedInAs(declined).replyToEvent({ eventId, reply: 'declined' });
  const own = { teamId, version: 0, contact: {}, fields: {}, isPaused: true };
  await rosterApi.signedInAs(paused).changeOwnEntry(own);
  await block(blocking, owner);
  await block(owner, blocked);
  const api = hostsApi.signedInAs(owner);
  await api.inviteCommunity({ eventId, whom: all });
  await sendInvited();
  const { invitees } = await api.listInvitees({ eventId });
  expect(invitees.map(({ userId }) => userId)).toEqual([free.userId]);
  expect(mailsTo([...members, blocking, blocked, free])).toEqual([0, 0, 0, 0, 0, 1]);
});

it('asks at the instant of the host the player who is of the community then', async () => {
  const team = await aCommunityEvent();
  const { owner, members, eventId, teamId, event } = team;
  const inviteSendAt = new Date(Date.parse(event.startsAt) - 3 * 86_400_000).toISOString();
  const api = hostsApi.signedInAs(owner);
  expect(await api.inviteCommunity({ eventId, whom: all, inviteSendAt })).toMatchObject({ inviteSendAt });
  await sendInvited();
  expect(mailsTo(members)).toEqual([0, 0, 0]);
  await membersApi.signedInAs(members[0]).leaveTeam({ teamId });
  const late = await aMember(team);
  product.clock.moveTo(new Date(Date.parse(inviteSendAt) + 60_000));
  await sendInvited();
  expect(mailsTo([...members, late])).toEqual([0, 1, 1, 1]);
});

it('lets coaches ask their own squad, and tags be used by who keeps the roster', async () => {
  const team = await aCommunityEvent({ hostingSquad: juniors });
  const { members, eventId } = team;
  const coach = await aMember(team, ['coach']);
  await describePerson(team, coach, { squadIds: [juniors] });
  await describePerson(team, members[1], { squadIds: [juniors], tags: ['Keeper'] });
  const api = hostsApi.signedInAs(coach);
  const { community } = await api.listInvitable({ eventId });
  expect(community).toEqual({ squads: [{ squadId: juniors, name: 'Juniors', people: 1 }], tags: [] });
  for (const whom of [
    all,
    { rule: 'squads' as const, squadIds: [juniors, seniors] },
    { rule: 'tags' as const, tags: ['Keeper'] },
  ])
    await expect(api.inviteCommunity({ eventId, whom })).rejects.toMatchObject({ code: 'access.denied' });
  await api.inviteCommunity({ eventId, whom: { rule: 'squads', squadIds: [juniors] } });
  await sendInvited();
  expect(mailsTo(members)).toEqual([0, 1, 0]);
  const manager = hostsApi.signedInAs(await aMember(team, ['eventManager']));
  const byTag = manager.inviteCommunity({ eventId, whom: { rule: 'tags', tags: ['Keeper'] } });
  await expect(byTag).rejects.toMatchObject({ code: 'access.denied' });
});

it('asks no one for a host who has left the community since', async () => {
  const team = await aCommunityEvent();
  const { owner, members, eventId, teamId, event } = team;
  const manager = await aMember(team, ['eventManager']);
  const inviteSendAt = new Date(Date.parse(event.startsAt) - 3 * 86_400_000).toISOString();
  await hostsApi.signedInAs(manager).inviteCommunity({ eventId, whom: all, inviteSendAt });
  await membersApi.signedInAs(manager).leaveTeam({ teamId });
  product.clock.moveTo(new Date(Date.parse(inviteSendAt) + 60_000));
  await sendInvited();
  expect(mailsTo(members)).toEqual([0, 0, 0]);
  expect((await hostsApi.signedInAs(owner).listInvitees({ eventId })).community).toMatchObject([{ status: 'stopped' }]);
});

it('refuses hosts from outside, events of no community, and what is no event to come', async () => {
  const { owner, members, eventId, event } = await aCommunityEvent();
  const whom = all;
  const guestHost = hostsApi.signedInAs(await aCoHost(event, owner));
  await expect(guestHost.inviteCommunity({ eventId, whom })).rejects.toMatchObject({ code: 'access.denied' });
  const owned = hostsApi.signedInAs(owner);
  const member = hostsApi.signedInAs(members[0]);
  await expect(member.inviteCommunity({ eventId, whom })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(owned.inviteCommunity({ eventId: nowhere, whom })).rejects.toMatchObject({ code: 'event.notFound' });
  const { event: alone, host } = await anEvent();
  await expect(hostsApi.signedInAs(host).inviteCommunity({ eventId: alone.eventId, whom })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { whom: 'No community hosts this event.' },
  });
  const { event: now } = await eventsApi.signedInAs(owner).getEvent({ eventId });
  await eventsApi.signedInAs(owner).postponeEvent({ eventId, version: now.version });
  await expect(owned.inviteCommunity({ eventId, whom })).rejects.toMatchObject({ code: 'event.notEditable' });
});
