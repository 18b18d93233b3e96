import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDraftSeason, aSeason, changesOf, registers, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { product } from '#tests/support/product/product.ts';
import { aHolder, invitesApi, inviteTokenFor, rosterApi, teamDetails, teamsApi } from '#tests/support/teams/teams.ts';

const under = (age: number, more = {}) => ({ divisions: [{ name: `U${age}`, rosterRules: { maxAge: age } }], ...more });
const bornYearsAgo = (years: number) => `${2028 - years}-01-15`;

it('takes the ages of the community where a season says none', async () => {
  const { season } = await aDraftSeason({}, { ageBand: { min: 8, max: 12 } });
  expect(season.rosterRules).toMatchObject({ minAge: 8, maxAge: 12 });
  const youth = await aDraftSeason({}, { isYouth: true });
  expect(youth.season.rosterRules.maxAge).toBe(17);
});

it('lets a season and its divisions take fewer ages than the community, never others', async () => {
  const { season, owner } = await aDraftSeason(under(10), { ageBand: { min: 8, max: 12 } });
  expect(season.divisions[0]?.rosterRules).toMatchObject({ minAge: 8, maxAge: 10 });
  const mine = seasonsApi.signedInAs(owner);
  const wider = mine.changeSeason(changesOf(season, { rosterRules: { minAge: 6 } }) as never);
  const text = 'This community is for ages 8 and up.';
  await expect(wider).rejects.toMatchObject({ fields: { 'rosterRules.minAge': text } });
  const divisions = [{ name: 'U14', rosterRules: { maxAge: 14 } }];
  const made = aDraftSeason({ divisions }, { ageBand: { max: 12 } });
  await expect(made).rejects.toMatchObject({ fields: { 'divisions.0.rosterRules.maxAge': expect.any(String) } });
});

it('lets a season be changed whose community took fewer ages after it was made', async () => {
  const { season, owner, teamId } = await aDraftSeason(under(14), { ageBand: { max: 16 } });
  const mine = teamsApi.signedInAs(owner);
  const { version } = (await mine.getTeam({ teamId })).team;
  await mine.changeTeam({ ...teamDetails(), teamId, version, ageBand: { max: 12 } });
  const { divisions, rosterRules } = season;
  const changed = { label: 'Spring 2028', divisions, rosterRules };
  const after = await seasonsApi.signedInAs(owner).changeSeason(changesOf(season, changed) as never);
  expect([after.label, after.divisions[0]?.rosterRules?.maxAge]).toEqual(['Spring 2028', 12]);
});

it('refuses a parent in a division for young people, with the reason at the field', async () => {
  const world = await aSeason(under(10));
  const parent = await aPerson({ birthdate: bornYearsAgo(35) });
  const divisionId = 'This division is for ages up to 10.';
  await expect(registers(world, parent)).rejects.toMatchObject({
    code: 'registration.notEligible',
    fields: { divisionId },
  });
  const { seasonId, owner } = world;
  expect((await seasonsApi.signedInAs(owner).listSeasonRegistrations({ seasonId })).registrations).toEqual([]);
});

it('refuses an adult in a youth community whose season was made before it was one', async () => {
  const world = await aSeason();

  const mine = teamsApi.signedInAs(world.owner);
  const before = await mine.getTeam({ teamId: world.teamId });
  await mine.changeTeam({ ...teamDetails(), teamId: world.teamId, version: before.team.version, isYouth: true });
  const adult = await aPerson({ birthdate: bornYearsAgo(35) });
  await expect(registers(world, adult)).rejects.toMatchObject({ code: 'registration.notEligible' });
});

it('leaves the child on the team where a parent accepts as the child', async () => {
  const world = await aSeason(under(10));
  const { seasonId, divisionId, teamId, owner } = world;
  const mine = seasonsApi.signedInAs(owner);
  const { squadId } = await mine.enterSquad({ seasonId, divisionId, name: 'Comets' });
  const parent = await aHolder();
  await mine.addSquadPlayers({ seasonId, squadId, people: [{ name: 'Leo Cruz', email: parent.email }] });
  const [leo] = (await rosterApi.signedInAs(owner).listRoster({ teamId })).people;
  await invitesApi.signedInAs(owner).inviteToTeam({ teamId, inviteIds: [leo?.inviteId ?? ''] });
  const token = await inviteTokenFor(parent.email);
  await invitesApi.signedInAs(parent).answerTeamInvite({ token, answer: 'accept' });
  await product.drain();
  const { squads } = await mine.getSeason({ seasonId });
  expect(squads[0]?.roster.map(({ displayName }) => displayName)).toEqual(['Leo Cruz']);
  expect(squads[0]?.captainId).toBeUndefined();
});

it('shows strangers no player of a season for young people, whatever its rosters are shown to', async () => {
  const shown = { rostersShown: 'everyone' as const };
  const rosterOfSeason = async (differences: object, team = {}) => {
    const world = await aSeason({ ...differences, ...shown }, team);
    const { seasonId, divisionId, owner } = world;
    const mine = seasonsApi.signedInAs(owner);
    const { squadId } = await mine.enterSquad({ seasonId, divisionId, name: 'Comets' });
    await mine.addSquadPlayers({ seasonId, squadId, people: [{ name: 'Leo Cruz' }] });
    const answers = [
      await seasonsApi.signedOut().getPublicSeason({ seasonId }),
      await seasonsApi.signedInAs(await aPerson()).getSeason({ seasonId }),
    ];
    return answers.map(({ squads }) => squads.flatMap(({ roster }) => roster).length);
  };
  expect(await rosterOfSeason({})).toEqual([expect.any(Number), 1]);
  expect(await rosterOfSeason(under(10))).toEqual([0, 0]);
  expect(await rosterOfSeason({}, { isYouth: true })).toEqual([0, 0]);
});
