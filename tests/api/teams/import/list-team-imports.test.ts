import { expect, it } from 'vitest';
import { runImport, saveSheet } from '#tests/support/teams/rosters.ts';
import { aTeam, noTeam, rosterApi } from '#tests/support/teams/teams.ts';

it('lists what was imported with its numbers', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  await saveSheet(world);
  const { run } = await runImport(world);
  const mine = rosterApi.signedInAs(owner);
  expect((await mine.listTeamImports({ teamId })).imports).toEqual([run]);
  await expect(mine.listTeamImports({ teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
});
