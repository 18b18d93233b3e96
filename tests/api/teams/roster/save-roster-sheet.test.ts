import { expect, it } from 'vitest';
import { aSheet, saveSheet } from '#tests/support/teams/rosters.ts';
import { aTeam, noTeam, rosterApi } from '#tests/support/teams/teams.ts';

it('lays a roster out, one version after the other, and names nothing twice', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  expect(await saveSheet(world)).toEqual({ version: 1 });
  const mine = rosterApi.signedInAs(owner);
  expect((await mine.listRoster({ teamId })).sheet).toMatchObject(aSheet);
  await expect(saveSheet(world)).rejects.toMatchObject({ code: 'record.changed', detail: { currentVersion: 1 } });
  await expect(saveSheet({ ...world, teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
  const squads = [{ squadId: 'squadbbb', name: 'juniors' }, ...aSheet.squads];
  const twice = mine.saveRosterSheet({ teamId, version: 1, sheet: { ...aSheet, squads } });
  await expect(twice).rejects.toMatchObject({ code: 'request.invalid' });
});
