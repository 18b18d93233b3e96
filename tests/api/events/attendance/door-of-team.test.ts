import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { noDetails } from '#shared/teams/roster/roster.ts';
import { arrive, attendanceApi } from '#tests/support/events/attendance.ts';
import { eventDetails, eventsApi, joiners } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';
import { aMember, aTeam, membersApi, rosterApi } from '#tests/support/teams/teams.ts';

afterEach(() => product.clock.reset());

const denied = { code: 'access.denied' };

/** An event of a community with a player in, at its start. */
async function atTheDoorOfTeam(team: Awaited<ReturnType<typeof aTeam>>, details: { hostingSquad?: string } = {}) {
  const event = await eventsApi
    .signedInAs(team.owner)
    .scheduleEvent(eventDetails({ hostingTeam: team.teamId, ...details }));
  const { eventId } = event;
  const [joiner] = await joiners(eventId, 1);
  return { eventId, joiner: joiner!, start: () => product.clock.moveTo(new Date(event.startsAt)) };
}

it.each(['scorekeeper', 'assistant', 'coach'])(
  'lets a %s of the hosting community check in, take back and mark, and manage nothing',
  async (role) => {
    const team = await aTeam();
    const person = await aMember(team, [role]);
    const { eventId, joiner, start } = await atTheDoorOfTeam(team);
    start();
    const [door, event] = [attendanceApi.signedInAs(person), eventsApi.signedInAs(person)];
    expect(await event.getEvent({ eventId })).toMatchObject({ canManage: false, canCheckIn: true });
    expect((await door.listAttendance({ eventId })).people).toMatchObject([{ userId: joiner.userId }]);
    const { code } = await attendanceApi.signedInAs(joiner).getMyAttendance({ eventId });
    const scan = { eventId, scanId: randomUUID(), code: code!.typed };
    expect(await door.checkIn(scan)).toMatchObject({ entry: { checkIn: { byName: person.displayName } } });
    const member = { eventId, userId: joiner.userId };
    await door.undoCheckIn(member);
    expect(await door.markAttendance({ ...member, attendance: 'late' })).toMatchObject({
      entry: { attendance: 'late' },
    });
    await expect(door.listEventRatings({ eventId })).rejects.toMatchObject(denied);
    await expect(event.cancelEvent({ eventId, version: 1, reason: 'host' })).rejects.toMatchObject(denied);
  },
);

it('counts from when a role is given to when it is taken, and gives no say to other members', async () => {
  const team = await aTeam();
  const person = await aMember(team);
  const { eventId, joiner, start } = await atTheDoorOfTeam(team);
  const door = attendanceApi.signedInAs(person);
  const are = (roles: string[]) =>
    membersApi.signedInAs(team.owner).changeTeamRoles({ teamId: team.teamId, userId: person.userId, roles });
  await expect(door.listAttendance({ eventId })).rejects.toMatchObject(denied);
  await are(['scorekeeper']);
  expect((await door.listAttendance({ eventId })).people).toHaveLength(1);
  await are(['member']);
  expect(await eventsApi.signedInAs(person).getEvent({ eventId })).toMatchObject({ canCheckIn: false });
  start();
  await expect(arrive(door, eventId, joiner)).rejects.toMatchObject(denied);
});

it('lets a captain check in at events of their own squad, and at no others', async () => {
  const team = await aTeam();
  const roster = rosterApi.signedInAs(team.owner);
  const squads = ['squadown', 'squadoth'].map((squadId) => ({ squadId, name: squadId }));
  await roster.saveRosterSheet({ teamId: team.teamId, version: 0, sheet: { squads } });
  const captain = await aMember(team, ['captain']);
  const details = { ...noDetails, squadIds: ['squadown'] };
  await roster.changeRosterDetails({ teamId: team.teamId, userId: captain.userId, version: 0, details });
  const door = attendanceApi.signedInAs(captain);
  const own = await atTheDoorOfTeam(team, { hostingSquad: 'squadown' });
  const others = [await atTheDoorOfTeam(team, { hostingSquad: 'squadoth' }), await atTheDoorOfTeam(team)];
  own.start();
  expect(await arrive(door, own.eventId, own.joiner)).toMatchObject({ outcome: 'checkedIn' });
  for (const { eventId, joiner } of others) await expect(arrive(door, eventId, joiner)).rejects.toMatchObject(denied);
});

it('keeps drafts from those who only check in', async () => {
  const team = await aTeam();
  const person = await aMember(team, ['assistant']);
  const { eventId } = await eventsApi
    .signedInAs(team.owner)
    .scheduleEvent(eventDetails({ hostingTeam: team.teamId, publish: false }));
  await expect(attendanceApi.signedInAs(person).listAttendance({ eventId })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});
