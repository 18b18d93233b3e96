import { expect, it } from 'vitest';
import { aDuty, dutyDetails } from '#tests/support/duties.ts';
import { anEvent } from '#tests/support/events.ts';
import { aMember, aTeam, noTeam, rosterApi, teamsApi } from '#tests/support/teams.ts';

it('adds a duty, which every member sees at its time, to whoever manages events alone', async () => {
  const world = await aTeam();
  const { teamId } = world;
  const [manager, member] = [await aMember(world, ['eventManager']), await aMember(world)];
  const api = rosterApi.signedInAs(manager);
  const { dutyId } = await api.addDuty({ teamId, ...dutyDetails({ localStart: '2031-06-07T10:00', slots: 2 }) });
  const { duties } = await rosterApi.signedInAs(member).listDuties({ teamId });
  expect(duties).toMatchObject([{ dutyId, startsAt: '2031-06-07T15:00:00.000Z', status: 'open', holders: [] }]);
  const denied = rosterApi.signedInAs(member).addDuty({ teamId, ...dutyDetails() });
  await expect(denied).rejects.toMatchObject({ code: 'access.denied' });
  const unknown = api.addDuty({ teamId: noTeam, ...dutyDetails() });
  await expect(unknown).rejects.toMatchObject({ code: 'team.notFound' });
  const tooMany = api.addDuty({ teamId, ...dutyDetails({ slots: 21 }) });
  await expect(tooMany).rejects.toMatchObject({
    code: 'request.invalid',
    detail: { fields: { slots: 'At most 20.' } },
  });
});

it('adds none to an archived team', async () => {
  const { teamId, owner, boss } = await aDuty();
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  await expect(boss.addDuty({ teamId, ...dutyDetails() })).rejects.toMatchObject({ code: 'team.archived' });
});

it('adds none for an event of somebody else', async () => {
  const { teamId, boss } = await aDuty();
  const { eventId } = (await anEvent()).event;
  const added = boss.addDuty({ teamId, ...dutyDetails({ eventId }) });
  await expect(added).rejects.toMatchObject({ code: 'event.notFound' });
});
