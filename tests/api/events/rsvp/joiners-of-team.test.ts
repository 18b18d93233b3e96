import { expect, it } from 'vitest';
import { noDetails } from '#shared/teams/roster/roster.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { eventDetails, eventsApi, joiners } from '#tests/support/events/events.ts';
import { exportsApi } from '#tests/support/events/feeds.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { aMember, aTeam, membersApi, rosterApi } from '#tests/support/teams/teams.ts';

const denied = { code: 'access.denied' };

type Details = Parameters<typeof eventDetails>[0];

/** An event of a community, made by its owner, with a coach who manages attendees and nothing else of it. */
async function withCoach(details: Details = {}) {
  const team = await aTeam();
  const coach = await aMember(team, ['coach']);
  const owner = eventsApi.signedInAs(team.owner);
  const { eventId, version } = await owner.scheduleEvent(eventDetails({ hostingTeam: team.teamId, ...details }));
  return { team, coach, eventId, version, events: eventsApi.signedInAs(coach), hosts: hostsApi.signedInAs(coach) };
}

it('lets a coach of the hosting community see who waits and take a player off, without their addresses', async () => {
  const { coach, eventId, events, hosts, team } = await withCoach({ capacity: 1, allowWaitlist: true });
  const [first, second] = await joiners(eventId, 2);
  expect(await events.getEvent({ eventId })).toMatchObject({ canManage: false, canManageJoiners: true });
  const listed = (await events.listJoiners({ eventId })).joiners;
  expect(listed).toMatchObject([
    { userId: first!.userId, status: 'in' },
    { userId: second!.userId, status: 'waiting' },
  ]);
  expect(listed.some(({ email }) => email !== undefined)).toBe(false);
  expect((await eventsApi.signedInAs(team.owner).listJoiners({ eventId })).joiners[0]?.email).toBeTruthy();
  await hosts.removeJoiner({ eventId, userId: first!.userId });
  expect((await events.listJoiners({ eventId })).joiners).toMatchObject([{ userId: second!.userId, status: 'in' }]);
  await expect(exportsApi.signedInAs(coach).exportJoiners({ eventId })).rejects.toMatchObject(denied);
});

it('lets a coach answer requests with what was asked of people', async () => {
  const { eventId, hosts } = await withCoach({ creatorApprovalNeeded: true });
  const [asker] = await joiners(eventId, 1);
  expect((await hosts.listRequests({ eventId })).requests).toMatchObject([{ userId: asker!.userId }]);
  const decision = { eventId, userIds: [asker!.userId], decision: 'approve' as const };
  expect(await hosts.decideRequests(decision)).toMatchObject({ decided: [asker!.userId] });
  expect((await hosts.listReplies({ eventId })).replies).toEqual([]);
});

it('lets a coach give a free seat where the host picks', async () => {
  const { eventId, events, hosts } = await withCoach({ capacity: 1, allowWaitlist: true, waitlistMode: 'manual' });
  const [first, second] = await joiners(eventId, 2);
  await hosts.removeJoiner({ eventId, userId: first!.userId });
  await hosts.pickJoiner({ eventId, userId: second!.userId });
  expect((await events.listJoiners({ eventId })).joiners).toMatchObject([{ userId: second!.userId, status: 'in' }]);
});

it('lets a coach add a guest and take them off, and keeps an address that another gave', async () => {
  const { team, eventId, hosts } = await withCoach();
  const { guestId } = await hostsApi
    .signedInAs(team.owner)
    .createGuest({ eventId, displayName: 'Ana Guest', email: 'ana@guests.example' });
  expect(await hosts.getGuest({ guestId })).toMatchObject({ displayName: 'Ana Guest', mine: { status: 'in' } });
  expect(await hosts.getGuest({ guestId })).not.toHaveProperty('email');
  await hosts.deleteGuest({ guestId });
  expect(await hosts.createGuest({ eventId, displayName: 'Bo Guest' })).toMatchObject({ mine: { status: 'in' } });
});

it('leaves the event itself, its hosts and its history to anyone who manages it', async () => {
  const { eventId, version, events, hosts } = await withCoach();
  const cancel = { eventId, version, reason: 'host' as const };
  await expect(events.cancelEvent(cancel)).rejects.toMatchObject(denied);
  await expect(hosts.inviteHost({ eventId, userId: (await aPerson()).userId })).rejects.toMatchObject(denied);
});

it('counts from when the role is given to when it is taken, and tells strangers of another community nothing', async () => {
  const { team, coach, eventId, hosts } = await withCoach({ visibility: 'private' });
  expect((await hosts.listReplies({ eventId })).replies).toEqual([]);
  await membersApi
    .signedInAs(team.owner)
    .changeTeamRoles({ teamId: team.teamId, userId: coach.userId, roles: ['member'] });
  await expect(hosts.listReplies({ eventId })).rejects.toMatchObject(denied);
  const stranger = hostsApi.signedInAs(await aPerson());
  await expect(stranger.listReplies({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
});

it('reaches events of other squads of the community, as the table says, and no drafts', async () => {
  const { team, coach, hosts } = await withCoach();
  const roster = rosterApi.signedInAs(team.owner);
  const squads = ['squadown', 'squadoth'].map((squadId) => ({ squadId, name: squadId }));
  await roster.saveRosterSheet({ teamId: team.teamId, version: 0, sheet: { squads } });
  const details = { ...noDetails, squadIds: ['squadown'] };
  await roster.changeRosterDetails({ teamId: team.teamId, userId: coach.userId, version: 0, details });
  const owner = eventsApi.signedInAs(team.owner);
  const of = async (more: Details) => {
    const { eventId } = await owner.scheduleEvent(eventDetails({ hostingTeam: team.teamId, ...more }));
    return { eventId };
  };
  const other = await of({ hostingSquad: 'squadoth' });
  expect((await hosts.listReplies(other)).replies).toEqual([]);
  await expect(hosts.listReplies(await of({ publish: false }))).rejects.toMatchObject({ code: 'event.notFound' });
});
