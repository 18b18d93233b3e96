import { expect, it } from 'vitest';
import { asSent } from '#tests/support/imports/as-sent.ts';
import { productFiles } from '#tests/support/imports/files.ts';
import { fileTeams } from '#tests/support/imports/people.ts';
import { aSheet, saveSheet } from '#tests/support/teams/rosters.ts';
import { aTeam, invitesApi, rosterApi } from '#tests/support/teams/teams.ts';

const [teamSnap] = productFiles;

it.each(productFiles)(
  'imports the 65 rows of $product with their teams, and takes them back',
  async ({ text, faulty }) => {
    const { teamId, owner } = await aTeam();
    const mine = rosterApi.signedInAs(owner);
    const { file } = asSent(text);
    const { plan, counts, lines } = await mine.previewTeamImport({ teamId, ...file });
    const questioned = Object.keys(faulty).length;
    expect(counts).toEqual({ new: 65 - questioned, matched: 0, same: 0, needsYou: questioned });
    for (const [line, columns] of Object.entries(faulty))
      expect(lines[Number(line) - 1]?.faults).toHaveLength(columns.length);
    expect((await mine.listRoster({ teamId })).sheet.squads).toEqual([]);
    const { importId } = await mine.runTeamImport({ teamId, ...file, plan });
    const { sheet } = await mine.listRoster({ teamId });
    expect(sheet.squads.map(({ name }) => name.toLowerCase()).toSorted()).toEqual(
      fileTeams.map((name) => name.toLowerCase()).toSorted(),
    );
    const waiting = async () => (await invitesApi.signedInAs(owner).listTeamInvites({ teamId })).invites.length;
    expect(await waiting()).toBe(65 - questioned);
    const removedTeams = sheet.squads.length;
    expect(await mine.undoTeamImport({ teamId, importId })).toEqual({ kept: 0, removedTeams, keptTeams: [] });
    expect(await waiting()).toBe(0);
    expect((await mine.listRoster({ teamId })).sheet.squads).toEqual([]);
  },
);

it('creates teams and fields beside those of the roster, and nothing twice', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  await saveSheet(world);
  const mine = rosterApi.signedInAs(owner);
  const { file } = asSent(teamSnap.text);
  const { plan } = await mine.previewTeamImport({ teamId, ...file });
  await mine.runTeamImport({ teamId, ...file, plan });
  const { sheet } = await mine.listRoster({ teamId });
  expect(sheet.squads.map(({ name }) => name)).toEqual(['Juniors', ...file.adds.squads.map(({ name }) => name)]);
  expect(sheet.fields.map(({ label }) => label)).toEqual([
    ...aSheet.fields.map(({ label }) => label),
    ...file.adds.fields.map(({ label }) => label),
  ]);
  expect((await mine.previewTeamImport({ teamId, ...file })).counts).toMatchObject({ new: 0, same: 64 });
  expect((await mine.listRoster({ teamId })).sheet).toEqual(sheet);
});

it('refuses a team or a field that the roster has by another id, and more of them than it can have', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  await saveSheet(world);
  const mine = rosterApi.signedInAs(owner);
  const preview = (adds: object) =>
    mine.previewTeamImport({ teamId, columns: ['name'], lines: [['Ana']], adds: { squads: [], fields: [], ...adds } });
  const named = (names: readonly string[]) => names.map((name, at) => ({ squadId: `madeup${at}`, name }));
  await expect(preview({ squads: named(['juniors']) })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { 'adds.squads': 'This roster already has juniors.' },
  });
  const twenty = named(Array.from({ length: 20 }, (_, at) => `Team ${at}`));
  await expect(preview({ squads: twenty })).rejects.toMatchObject({ fields: { 'adds.squads': 'At most 20 teams.' } });
  await expect(preview({ fields: [{ fieldId: 'madeup', label: 'Shirt Size' }] })).rejects.toMatchObject({
    fields: { 'adds.fields': 'This roster already has Shirt Size.' },
  });
});
