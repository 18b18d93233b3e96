import type { RosterSheet, SheetField } from '../roster/sheet.ts';
import type { ArrangedFile } from './arrange.ts';
import { listIn } from './line-details.ts';
import { birthDate } from './recognize.ts';

/** A team that a file names and the roster does not have, and how many lines name it. */
export interface MissingTeam {
  readonly name: string;
  readonly lines: number;
}

/** Each once, in whatever case it is written. */
export function missingTeams(
  { columns, lines }: Pick<ArrangedFile, 'columns' | 'lines'>,
  { squads }: Pick<RosterSheet, 'squads'>,
): MissingTeam[] {
  const at = columns.indexOf('squads');
  const known = new Set(squads.map(({ name }) => name.toLowerCase()));
  const missing = new Map<string, MissingTeam>();
  for (const name of lines.flatMap((cells) => listIn(cells[at] ?? ''))) {
    const key = name.toLowerCase();
    const before = missing.get(key);
    if (!known.has(key)) missing.set(key, { name: before?.name ?? name, lines: (before?.lines ?? 0) + 1 });
  }
  return [...missing.values()];
}

/** The labels of the fields that the file has and the team does not. */
export const newFields = (columns: readonly string[]): string[] =>
  columns.flatMap((column) => (column.startsWith('new:') ? column.slice('new:'.length) : []));

/** The file as it is sent: with the teams and fields to create, and its columns by their ids. */
export function withAdds(
  { columns, lines }: Pick<ArrangedFile, 'columns' | 'lines'>,
  teams: readonly string[],
  newId: () => string,
) {
  const fields: SheetField[] = newFields(columns).map((label) => ({
    fieldId: newId(),
    label,
    type: `new:${label}` === birthDate ? 'date' : 'text',
    options: [],
    visibleTo: 'admins',
    isSensitive: false,
  }));
  return {
    columns: columns.map((column) => {
      const field = fields.find(({ label }) => column === `new:${label}`);
      return field ? `field:${field.fieldId}` : column;
    }),
    lines: lines.map((cells) => [...cells]),
    adds: { fields, squads: teams.map((name) => ({ squadId: newId(), name })) },
  };
}
