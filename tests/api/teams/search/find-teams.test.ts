import { expect, it } from 'vitest';
import { austin } from '#tests/support/accounts/account-row.ts';
import { aTeam, teamDetails, teamsApi } from '#tests/support/teams/teams.ts';

const here = { lat: austin.lat, lng: austin.lng };
const namesAt = async (query: object = {}) =>
  (await teamsApi.signedOut().findTeams({ ...here, ...query })).teams.map(({ name }) => name);

it('lists public communities around a point by their sport, a page at a time, and no others', async () => {
  await aTeam({ name: 'Dawn' });
  const { team, teamId, owner } = await aTeam({ name: 'Dusk', gameTypeIds: ['tennis'] });
  await aTeam({ name: 'Quiet', visibility: 'unlisted' });
  expect((await namesAt()).sort()).toEqual(['Dawn', 'Dusk']);
  expect(await namesAt({ sport: 'tennis' })).toEqual(['Dusk']);
  const first = await teamsApi.signedOut().findTeams({ ...here, limit: 1 });
  const second = await teamsApi.signedOut().findTeams({ ...here, limit: 1, cursor: first.nextCursor });
  expect([...first.teams, ...second.teams].map(({ name }) => name).sort()).toEqual(['Dawn', 'Dusk']);
  expect(second.nextCursor).toBeUndefined();
  expect(await namesAt({ lat: 40, radiusMiles: 100 })).toEqual([]);
  const details = teamDetails({ name: 'Dusk', visibility: 'private' });
  await teamsApi.signedInAs(owner).changeTeam({ ...details, teamId, version: team.version });
  expect(await namesAt()).toEqual(['Dawn']);
});

it('narrows by kind, by level and by how people come in; a community that names no level takes any', async () => {
  await aTeam({ name: 'Any level' });
  await aTeam({ name: 'Beginners', skillLevels: ['beginner'], joinPolicy: 'request' });
  await aTeam({ name: 'City league', kind: 'league', skillLevels: ['advanced'] });
  expect(await namesAt({ kind: 'league' })).toEqual(['City league']);
  const forBeginners = await namesAt({ level: 'beginner' });
  expect(forBeginners).toEqual(expect.arrayContaining(['Any level', 'Beginners']));
  expect(forBeginners).not.toContain('City league');
  expect(await namesAt({ joinPolicy: 'request' })).toEqual(['Beginners']);
});

it('takes no cursor of another list', async () => {
  const asked = teamsApi.signedOut().findTeams({ ...here, cursor: 'made-up' });
  await expect(asked).rejects.toMatchObject({ code: 'request.cursorInvalid' });
});
