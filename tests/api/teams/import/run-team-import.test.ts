import { expect, it } from 'vitest';
import { recognizeColumns } from '#shared/teams/import/recognize.ts';
import { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { product } from '#tests/support/product/product.ts';
import { aFile, aSheet, runImport, saveSheet } from '#tests/support/teams/rosters.ts';
import { aHolder, anInvite, aTeam, invitesApi, noTeam, rosterApi, teamsApi } from '#tests/support/teams/teams.ts';
import { csvRows } from '#web/app/features/teams/import/csv-rows.ts';

it('does what was looked at and tells no one; its own file comes back as it is', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  await saveSheet(world);
  const { preview, run } = await runImport(world);
  expect(run).toMatchObject({ status: 'done', counts: preview.counts });
  await product.drain();
  expect(product.mails('ana@listed.example')).toEqual([]);
  const mine = rosterApi.signedInAs(owner);
  const [headings = [], ...lines] = csvRows(await mine.exportRoster({ teamId }));
  const again = await mine.previewTeamImport({
    teamId,
    lines,
    columns: recognizeColumns(headings, lines, RosterSheet.parse(aSheet)),
  });
  expect(again.counts).toEqual({ new: 0, matched: 0, same: 4, needsYou: 0 });
});

it('gives the member who is invited from a list what the list says of them', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const person = await aHolder();
  await runImport(world, { columns: ['name', 'email', 'jersey'], lines: [['Ana Diaz', person.email, '7']] });
  const token = await anInvite(world, person);
  await invitesApi.signedInAs(person).answerTeamInvite({ token, answer: 'accept' });
  const { entries } = await rosterApi.signedInAs(owner).listRoster({ teamId, q: 'Ana Diaz' });
  expect(entries).toMatchObject([{ userId: person.userId, details: { jersey: '7' } }]);
});

it('refuses a roster that changed since, an archive, and what is not there', async () => {
  const { teamId, owner } = await aTeam();
  const mine = rosterApi.signedInAs(owner);
  const file = { columns: aFile.columns.slice(0, 2), lines: [['Ana Diaz', 'ana@listed.example']] };
  const { plan } = await mine.previewTeamImport({ teamId, ...file });
  await invitesApi.signedInAs(owner).inviteToTeam({ teamId, emails: ['ana@listed.example'] });
  const run = (where = teamId) => mine.runTeamImport({ teamId: where, ...file, plan });
  await expect(run()).rejects.toMatchObject({ code: 'team.importChanged' });
  await expect(run(noTeam)).rejects.toMatchObject({ code: 'team.notFound' });
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  await expect(run()).rejects.toMatchObject({ code: 'team.archived' });
});
