import type { RosterSheet } from '../roster/sheet.ts';

/** What a column of a roster's file can be, with the heading that our own files have. */
export const fixedColumns = {
  person: 'Person',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  jersey: 'Number',
  positions: 'Positions',
  isPlayer: 'Player',
  squads: 'Squads',
  tags: 'Tags',
  notes: 'Notes',
} as const;
type FixedColumn = keyof typeof fixedColumns;

/** `field:<id>` for a field of the team, `item:<id>` for what it tracks; empty for a column that is left out. */
export type Column = FixedColumn | `field:${string}` | `item:${string}` | '';

/** The fields that a file can have as columns: those whose answers are no files themselves. */
export const fieldsInColumns = ({ fields }: Pick<RosterSheet, 'fields'>) =>
  fields.filter(({ type }) => type !== 'file');

/** The columns of a team's own, each with the heading that our own files have. */
export const ownColumns = ({ fields, items }: Pick<RosterSheet, 'fields' | 'items'>) => [
  ...fieldsInColumns({ fields }).map(({ fieldId, label }) => ({ column: `field:${fieldId}` as const, heading: label })),
  ...items.map(({ itemId, name }) => ({ column: `item:${itemId}` as const, heading: `Tracked: ${name}` })),
];

const others: Readonly<Record<string, FixedColumn>> = {
  'full name': 'name',
  player: 'isPlayer',
  jersey: 'jersey',
  'jersey number': 'jersey',
  '#': 'jersey',
  mail: 'email',
  'e-mail': 'email',
  'e-mail address': 'email',
  'email address': 'email',
  mobile: 'phone',
  position: 'positions',
  squad: 'squads',
  tag: 'tags',
  comment: 'notes',
  comments: 'notes',
};

/** What each heading probably is; the importer corrects it where it is not. */
export function guessColumns(headings: readonly string[], sheet: Parameters<typeof ownColumns>[0]): Column[] {
  const known = new Map<string, Column>([
    ...Object.entries(others),
    ...Object.entries(fixedColumns).map(([column, heading]) => [heading.toLowerCase(), column as FixedColumn] as const),
    ...ownColumns(sheet).map(({ column, heading }) => [heading.toLowerCase(), column] as const),
  ]);
  const taken = new Set<Column>();
  return headings.map((heading) => {
    const column = known.get(heading.trim().toLowerCase()) ?? '';
    if (column === '' || taken.has(column)) return '';
    taken.add(column);
    return column;
  });
}
