import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { eventDetails, eventsApi, joiners } from '#tests/support/events/events.ts';
import { aMember, aTeam, membersApi, teamsApi } from '#tests/support/teams/teams.ts';

/** A community with an event that one of its members created and has no other role for. */
async function hosted(differences: object = {}) {
  const team = await aTeam();
  const creator = await aMember(team, ['eventManager']);
  const details = eventDetails({ hostingTeam: team.teamId, ...differences });
  const event = await eventsApi.signedInAs(creator).scheduleEvent(details);
  return { ...team, creator, event, eventId: event.eventId, details };
}

it('is managed by anyone who manages the events of its community, from when they may to when they may not', async () => {
  const team = await hosted();
  const { eventId, details } = team;
  const admin = await aMember(team, ['admin']);
  const api = eventsApi.signedInAs(admin);
  const [joiner] = await joiners(eventId, 1);
  expect(await api.getEvent({ eventId })).toMatchObject({ canManage: true });
  const change = { ...details, eventId, title: 'Moved by an admin' };
  await expect(api.changeEvent({ ...change, version: 1 })).resolves.toMatchObject({ version: 2 });
  expect((await api.listJoiners({ eventId })).joiners).toMatchObject([{ userId: joiner?.userId }]);
  await membersApi.signedInAs(team.owner).changeTeamRoles({
    teamId: team.teamId,
    userId: admin.userId,
    roles: ['captain'],
  });
  await expect(api.changeEvent({ ...change, version: 2 })).rejects.toMatchObject({ code: 'access.denied' });
  expect(await api.getEvent({ eventId })).toMatchObject({ canManage: false });
});

it('is seen and joined by members where it is private, and its draft by its managers alone', async () => {
  const team = await hosted({ visibility: 'private' });
  const [member, stranger] = [await aMember(team), await aPerson()];
  const { eventId } = team;
  await eventsApi.signedInAs(member).joinEvent({ eventId });
  await expect(eventsApi.signedInAs(stranger).getEvent({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
  const made = await eventsApi.signedInAs(team.creator).scheduleEvent({ ...team.details, publish: false });
  const draft = { eventId: made.eventId };
  expect(await eventsApi.signedInAs(team.owner).getEvent(draft)).toMatchObject({ canManage: true });
  await expect(eventsApi.signedInAs(member).getEvent(draft)).rejects.toMatchObject({ code: 'event.notFound' });
});

it('goes to another community only by who manages the events of both, and to none again', async () => {
  const team = await hosted();
  const { eventId, details, creator } = team;
  const other = await aTeam();
  const api = eventsApi.signedInAs(creator);
  const moved = { ...details, eventId, version: 1, hostingTeam: other.teamId };
  await expect(api.changeEvent(moved)).rejects.toMatchObject({ code: 'access.denied' });
  const { hostingTeam: _, ...alone } = details;
  expect(await api.changeEvent({ ...alone, eventId, version: 1 })).not.toHaveProperty('teamName');
  await expect(eventsApi.signedInAs(team.owner).changeEvent({ ...alone, eventId, version: 2 })).rejects.toMatchObject({
    code: 'access.denied',
  });
});

it('stays with an archived community that has it, and comes to none', async () => {
  const team = await hosted();
  const { eventId, details, teamId, owner, creator } = team;
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  const api = eventsApi.signedInAs(creator);
  await expect(api.changeEvent({ ...details, eventId, version: 1 })).resolves.toMatchObject({ hostingTeam: teamId });
  const { hostingTeam: _, ...alone } = details;
  await api.changeEvent({ ...alone, eventId, version: 2 });
  await expect(api.changeEvent({ ...details, eventId, version: 3 })).rejects.toMatchObject({ code: 'team.archived' });
});
