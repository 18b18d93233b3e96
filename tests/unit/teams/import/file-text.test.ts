import { expect, it } from 'vitest';
import { csvRows } from '#web/app/features/teams/import/csv-rows.ts';
import { fileText } from '#web/app/features/teams/import/file-text.ts';

const rows = [
  ['Name', 'Team'],
  ['Chloé', 'Bären'],
];

it('reads what spreadsheets save: UTF-8 with or without a mark, UTF-16, and Windows-1252', async () => {
  const tabs = 'Name\tTeam\nChloé\tBären';
  for (const bytes of [
    new TextEncoder().encode(tabs),
    new TextEncoder().encode(`\uFEFF${tabs}`),
    Buffer.from(`\uFEFF${tabs}`, 'utf16le'),
    Buffer.from(tabs, 'latin1'),
  ])
    expect(csvRows(await fileText(bytes))).toEqual(rows);
});
