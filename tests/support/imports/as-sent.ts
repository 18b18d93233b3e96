import { arrangeFile } from '#shared/teams/import/arrange.ts';
import { missingTeams, withAdds } from '#shared/teams/import/missing.ts';
import { recognizeColumns } from '#shared/teams/import/recognize.ts';
import { emptySheet, type RosterSheet } from '#shared/teams/roster/sheet.ts';
import { csvRows } from '#web/app/features/teams/import/csv-rows.ts';
import { toE164 } from '#web/app/forms/phone/phone-numbers.ts';

/** What the page sends of a file when every team and field that is missing is created. */
export function asSent(text: string, sheet: RosterSheet = emptySheet) {
  const [headings = [], ...lines] = csvRows(text);
  const sources = recognizeColumns(headings, lines, sheet);
  const arranged = arrangeFile({ headings, lines, sources }, sheet);
  const international = arranged.lines.map((cells) =>
    cells.map((cell, at) => (/phone$/i.test(arranged.columns[at] ?? '') ? (toE164(cell, 'US') ?? cell) : cell)),
  );
  const ids = Array.from({ length: 60 }, (_, at) => `part${String(at).padStart(4, '0')}`);
  const teams = missingTeams(arranged, sheet).map(({ name }) => name);
  const file = withAdds({ ...arranged, lines: international }, teams, () => ids.shift() ?? '');
  return { file, arranged, unknown: headings.filter((_, at) => sources[at] === '') };
}
