import { expect, it } from 'vitest';
import { planImport } from '#shared/teams/import/plan.ts';
import { emptySheet, RosterSheet } from '#shared/teams/roster/sheet.ts';
import { asSent } from '#tests/support/imports/as-sent.ts';
import { productFiles } from '#tests/support/imports/files.ts';
import { aWorkbook } from '#tests/support/imports/workbook.ts';
import { csvRows } from '#web/app/features/teams/import/csv-rows.ts';
import { fileText } from '#web/app/features/teams/import/file-text.ts';

const excel = productFiles[5];

it('reads the 65 rows of an Excel workbook as those of the same sheet saved as CSV', async () => {
  const rows = csvRows(excel.text);
  const text = await fileText(aWorkbook(rows));
  expect(csvRows(text)).toEqual(rows);
  const { file } = asSent(text);
  const plan = planImport(file, [], RosterSheet.parse({ ...emptySheet, ...file.adds }));
  expect([plan.length, plan.filter(({ kind }) => kind === 'new').length]).toEqual([65, 63]);
});

it('reads umlauts, quotes, commas and days of a workbook as they are', async () => {
  const rows = [
    ['Name', 'Birthdate', 'Notes'],
    ['Zoë "Bob" Évora & Co', '2012-03-04', 'Left, then <right>'],
  ];
  expect(csvRows(await fileText(aWorkbook(rows)))).toEqual(rows);
});

it('refuses a damaged workbook, and one of Excel before 2007', async () => {
  await expect(fileText(aWorkbook([['Name']]).slice(0, 200))).rejects.toThrow();
  await expect(fileText(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1))).rejects.toThrow('before 2007');
});
