import { expect, it } from 'vitest';
import { noDetails } from '#shared/teams/roster/roster.ts';
import { switchFeatures } from '#tests/support/teams/features.ts';
import { aMemberFile, askForFile, itemId } from '#tests/support/teams/member-files.ts';
import { aMember, aTeam, rosterApi } from '#tests/support/teams/teams.ts';

it('hides what a community tracks once it switched that off, and has all of it again afterwards', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  await askForFile(world);
  const member = await aMember(world);
  const line = { teamId, userId: member.userId };
  const boss = rosterApi.signedInAs(owner);
  await boss.changeRosterDetails({ ...line, version: 0, details: { ...noDetails, items: { [itemId]: 'done' } } });
  await boss.keepMemberFile({ ...line, partId: itemId, uploadId: await aMemberFile(owner, 'waiver.pdf') });
  const shown = async () => {
    const { sheet, sheetVersion, entries } = await boss.listRoster({ teamId });
    const evidence = entries.find(({ userId }) => userId === member.userId)?.evidence;
    return { sheet, sheetVersion, tracks: sheet.items.length, evidence };
  };
  const before = await shown();
  expect(before).toMatchObject({ tracks: 1, evidence: { [itemId]: 'waiver.pdf' } });
  await switchFeatures(world, { tracking: false });
  const { sheet, sheetVersion, ...hidden } = await shown();
  expect(hidden).toEqual({ tracks: 0, evidence: undefined });
  expect(await boss.exportRoster({ teamId })).not.toContain('Waiver');
  const open = boss.openMemberFile({ ...line, partId: itemId });
  await expect(open).rejects.toMatchObject({ code: 'team.partNotFound' });
  await boss.saveRosterSheet({ teamId, version: sheetVersion, sheet: { ...sheet, squads: [] } });
  await switchFeatures(world, { tracking: true });
  expect(await shown()).toMatchObject({ tracks: 1, evidence: before.evidence });
});
