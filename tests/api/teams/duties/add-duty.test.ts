import { expect, it } from 'vitest';
import { aDraftSeason, aSeason } from '#tests/support/competitions/seasons.ts';
import { anEvent } from '#tests/support/events/events.ts';
import { aDuty, dutyDetails } from '#tests/support/teams/duties.ts';
import { switchFeatures } from '#tests/support/teams/features.ts';
import { aMember, aTeam, noTeam, rosterApi, teamsApi } from '#tests/support/teams/teams.ts';

it('adds a duty, which every member sees at its time, to anyone who manages events alone', async () => {
  const world = await aTeam();
  const { teamId } = world;
  const [manager, member] = [await aMember(world, ['eventManager']), await aMember(world)];
  const api = rosterApi.signedInAs(manager);
  const { dutyId } = await api.addDuty({ teamId, ...dutyDetails({ localStart: '2028-06-10T10:00', slots: 2 }) });
  const { duties } = await rosterApi.signedInAs(member).listDuties({ teamId });
  expect(duties).toMatchObject([{ dutyId, startsAt: '2028-06-10T15:00:00.000Z', status: 'open', holders: [] }]);
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

it('adds none for an event of another member', async () => {
  const { teamId, boss } = await aDuty();
  const { eventId } = (await anEvent()).event;
  const added = boss.addDuty({ teamId, ...dutyDetails({ eventId }) });
  await expect(added).rejects.toMatchObject({ code: 'event.notFound' });
});

it('adds one for a season of the team, which says its name', async () => {
  const { teamId, owner, seasonId, season } = await aSeason();
  const boss = rosterApi.signedInAs(owner);
  await boss.addDuty({ teamId, ...dutyDetails({ seasonId }) });
  expect((await boss.listDuties({ teamId })).duties).toMatchObject([{ seasonId, seasonName: season.label }]);
});

it('adds none for a season that is a draft or of another team, and none for an event and a season at once', async () => {
  const [draft, other] = [await aDraftSeason(), await aSeason()];
  const { teamId, owner } = draft;
  const boss = rosterApi.signedInAs(owner);
  for (const { seasonId } of [draft, other]) {
    const added = boss.addDuty({ teamId, ...dutyDetails({ seasonId }) });
    await expect(added).rejects.toMatchObject({ code: 'season.notFound' });
  }
  const { eventId } = (await anEvent()).event;
  const both = boss.addDuty({ teamId, ...dutyDetails({ seasonId: other.seasonId, eventId }) });
  await expect(both).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { seasonId: 'For an event or for a season, not both.' },
  });
});

it('is refused where the community switched duties off', async () => {
  const world = await aDuty();
  await switchFeatures(world, { duties: false });
  await expect(world.boss.addDuty({ teamId: world.teamId, ...dutyDetails() })).rejects.toMatchObject({
    code: 'team.featureOff',
  });
});
