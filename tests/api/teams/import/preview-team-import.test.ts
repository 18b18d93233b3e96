import { expect, it } from 'vitest';
import { aFile, saveSheet } from '#tests/support/teams/rosters.ts';
import { aTeam, noTeam, rosterApi } from '#tests/support/teams/teams.ts';

it('says what an import would do, line by line, and changes nothing', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  await saveSheet(world);
  const mine = rosterApi.signedInAs(owner);
  const before = await mine.exportRoster({ teamId });
  expect(await mine.previewTeamImport({ teamId, ...aFile })).toMatchObject({
    counts: { new: 3, matched: 0, same: 0, needsYou: 1 },
    lines: [{ kind: 'new' }, { kind: 'new' }, { kind: 'new' }, { kind: 'needsYou', reason: 'The name is missing.' }],
  });
  expect(await mine.exportRoster({ teamId })).toBe(before);
  const gone = mine.previewTeamImport({ teamId: noTeam, ...aFile });
  await expect(gone).rejects.toMatchObject({ code: 'team.notFound' });
});
