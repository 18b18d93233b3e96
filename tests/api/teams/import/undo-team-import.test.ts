import { expect, it } from 'vitest';
import { noDetails } from '#shared/teams/roster/roster.ts';
import { product } from '#tests/support/product/product.ts';
import { aFile, runImport, saveSheet } from '#tests/support/teams/rosters.ts';
import { aMember, aTeam, noTeam, rosterApi } from '#tests/support/teams/teams.ts';

it('leaves the roster to the byte as it was before, once, within seven days', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  await saveSheet(world);
  const member = await aMember(world);
  const mine = rosterApi.signedInAs(owner);
  const before = await mine.exportRoster({ teamId });
  const lines = [...aFile.lines, [member.displayName ?? '', '', '23', 'Juniors']];
  const { run } = await runImport(world, { ...aFile, lines });
  expect(await mine.exportRoster({ teamId })).not.toBe(before);
  const { importId } = run;
  expect(await mine.undoTeamImport({ teamId, importId })).toEqual({ kept: 0 });
  expect(await mine.exportRoster({ teamId })).toBe(before);
  await expect(mine.undoTeamImport({ teamId, importId })).rejects.toMatchObject({ code: 'team.importNotFound' });
  const elsewhere = mine.undoTeamImport({ teamId: noTeam, importId });
  await expect(elsewhere).rejects.toMatchObject({ code: 'team.notFound' });
  const late = await runImport(world);
  product.clock.forwardMinutes(7 * 24 * 60 + 1);
  const tooLate = mine.undoTeamImport({ teamId, importId: late.run.importId });
  await expect(tooLate).rejects.toMatchObject({ code: 'team.importNotFound' });
  product.clock.reset();
});

it('keeps what a member changed by hand since', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const member = await aMember(world);
  const mine = rosterApi.signedInAs(owner);
  const { run } = await runImport(world, { columns: ['name', 'jersey'], lines: [[member.displayName ?? '', '23']] });
  const details = { ...noDetails, jersey: '24' };
  await mine.changeRosterDetails({ teamId, userId: member.userId, version: 1, details });
  expect(await mine.undoTeamImport({ teamId, importId: run.importId })).toEqual({ kept: 1 });
  const { entries } = await mine.listRoster({ teamId, q: member.displayName ?? '' });
  expect(entries[0]?.details.jersey).toBe('24');
});
