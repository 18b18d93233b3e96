import { expect, it } from 'vitest';
import { noDetails } from '#shared/teams/roster/roster.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { aMember, aTeam, rosterApi, teamsApi } from '#tests/support/teams/teams.ts';

const [own, other] = ['squadown', 'squadoth'] as const;

/** A coach of one of two squads of a community. */
async function aCoach() {
  const { teamId, owner } = await aTeam();
  const roster = rosterApi.signedInAs(owner);
  const squads = [
    { squadId: own, name: 'Juniors' },
    { squadId: other, name: 'Seniors' },
  ];
  await roster.saveRosterSheet({ teamId, version: 0, sheet: { squads } });
  const coach = await aMember({ teamId, owner }, ['coach']);
  const inSquads = (version: number, squadIds: string[]) =>
    roster.changeRosterDetails({ teamId, userId: coach.userId, version, details: { ...noDetails, squadIds } });
  await inSquads(0, [own]);
  return { teamId, owner, coach, inSquads, details: eventDetails({ hostingTeam: teamId, hostingSquad: own }) };
}

it('lets a coach schedule for their own squad, for no other and not for the whole community', async () => {
  const { coach, details } = await aCoach();
  const api = eventsApi.signedInAs(coach);
  await expect(api.scheduleEvent(details)).resolves.toMatchObject({ hostingSquad: own });
  for (const hostingSquad of [other, undefined])
    await expect(api.scheduleEvent({ ...details, hostingSquad })).rejects.toMatchObject({ code: 'access.denied' });
});

it('lets a coach change an event of their squad that another player made, but not make it one of others', async () => {
  const { owner, coach, details } = await aCoach();
  const { eventId } = await eventsApi.signedInAs(owner).scheduleEvent(details);
  const api = eventsApi.signedInAs(coach);
  const change = { ...details, eventId, version: 1 };
  for (const hostingSquad of [other, undefined])
    await expect(api.changeEvent({ ...change, hostingSquad })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(api.changeEvent({ ...change, title: 'Juniors run' })).resolves.toMatchObject({ title: 'Juniors run' });
});

it('counts from when a coach comes to a squad to when they leave it, and says which squads are theirs', async () => {
  const { teamId, owner, coach, details, inSquads } = await aCoach();
  const { eventId } = await eventsApi.signedInAs(owner).scheduleEvent({ ...details, hostingSquad: other });
  const api = eventsApi.signedInAs(coach);
  expect(await api.getEvent({ eventId })).toMatchObject({ canManage: false });
  await inSquads(1, [other]);
  expect(await api.getEvent({ eventId })).toMatchObject({ canManage: true });
  const { squads } = await teamsApi.signedInAs(coach).getTeam({ teamId });
  expect(squads).toEqual([
    { squadId: own, name: 'Juniors', isOwn: false },
    { squadId: other, name: 'Seniors', isOwn: true },
  ]);
});
