import { fixedColumns, otherSources, ownColumns, type Source } from '#shared/teams/import/columns.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';

interface Choice {
  readonly value: Source;
  readonly label: string;
}

const named = (columns: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(columns).map(([value, label]) => ({ value: value as Source, label }));

/** What a column can be: left out, a part of every roster, a field of this one, or a new field. */
export function columnChoices(heading: string, source: Source, sheet: RosterSheet): Choice[] {
  const label = heading.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  const asNew: readonly Source[] = label.length > 1 && !hasField(sheet, label) ? [`new:${label}`] : [];
  const added = [...new Set([...(source.startsWith('new:') ? [source] : []), ...asNew])];
  return [
    { value: '', label: 'Leave out' },
    ...named({ ...fixedColumns, ...otherSources }),
    ...ownColumns(sheet).map(({ column, heading: own }) => ({ value: column, label: own })),
    ...added.map((value) => ({ value, label: `New field: ${columnName(value, sheet)}` })),
  ];
}

const hasField = ({ fields }: RosterSheet, label: string) =>
  fields.some((field) => field.label.toLowerCase() === label.toLowerCase());

/** How a column is called on the page. */
export function columnName(column: string, sheet: RosterSheet): string {
  if (column.startsWith('new:')) return column.slice('new:'.length);
  const own = ownColumns(sheet).find((one) => one.column === column);
  return own?.heading ?? Object.entries(fixedColumns).find(([fixed]) => fixed === column)?.[1] ?? column;
}
