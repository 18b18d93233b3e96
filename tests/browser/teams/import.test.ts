import { expect, inject, test } from 'vitest';
import { teams } from '#shared/teams/contract.ts';
import { productFiles } from '#tests/support/imports/files.ts';
import { aWorkbook } from '#tests/support/imports/workbook.ts';
import { csvRows } from '#web/app/features/teams/import/csv-rows.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');
const [teamSnap] = productFiles;
const asCsv = { name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(teamSnap.text) };
const asWorkbook = {
  name: 'roster.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(aWorkbook(csvRows(teamSnap.text))),
};
const community = {
  name: 'Dawn Hoops',
  kind: 'community' as const,
  gameTypeIds: ['basketball'],
  cityPlaceId: 'us-4671654',
};

test.each([
  { kind: 'CSV file', width: 'narrow', appearance: 'dark' },
  { kind: 'workbook of Excel', width: 'wide', appearance: 'light' },
] as const)(
  'TeamSnap as a $kind is read, corrected in place, imported and taken back: $width, $appearance',
  async ({ kind, ...look }) => {
    const person = await aPerson(origin);
    const { teamId } = await person.calls(teams).createTeam(community);
    const { page } = await visit(`/team/${teamId}/import`, { as: person, ...look });
    await page.getByLabel('Excel or CSV file').setInputFiles(kind === 'CSV file' ? asCsv : asWorkbook);
    await sees(page, '2 columns we don’t recognize.');
    expect(await page.getByLabel('Create River Otters').isChecked()).toBe(true);
    await button(page, 'Preview import').click();
    await sees(page, '65 people: 64 new, 0 changed, 0 as they are, 1 need you');
    await button(page, '64 lines ready').click();
    await button(page, 'Edit line 1').click();
    await expectToFit(page, 'the preview');
    await expectAccessible(page, 'the preview');
    const wrong = page.getByRole('list', { name: 'Lines that need you' });
    await wrong.getByLabel('Number').fill('14');
    await wrong.getByLabel('Email').fill('');
    await button(page, 'Check again').click();
    await sees(page, '65 people: 65 new, 0 changed, 0 as they are, 0 need you');
    await button(page, 'Import').click();
    await page.getByRole('button', { name: /^Undo the import/ }).click();
    await expectAccessible(page, 'the question before an import is taken back');
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await sees(page, 'Import undone, with 4 teams');
  },
);
