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
  squads: 'Teams',
  tags: 'Tags',
  notes: 'Notes',
  guardian1Name: 'Guardian 1 name',
  guardian1Email: 'Guardian 1 email',
  guardian1Phone: 'Guardian 1 phone',
  guardian2Name: 'Guardian 2 name',
  guardian2Email: 'Guardian 2 email',
  guardian2Phone: 'Guardian 2 phone',
} as const;
export type FixedColumn = keyof typeof fixedColumns;

/** `field:<id>` for a field of the team, `item:<id>` for what it tracks; empty for a column that is left out. */
export type Column = FixedColumn | `field:${string}` | `item:${string}` | '';

/** What files of other products say in a column of its own, and ours together with others. */
export const otherSources = {
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  nameSuffix: 'Name suffix',
  lastFirst: 'Name, last name first',
  nonPlayer: 'Not a player',
} as const;

/** `new:<label>` for a field that the team does not have yet. */
export type NewField = `new:${string}`;
export type Source = Column | keyof typeof otherSources | NewField;

/** The fields that a file can have as columns: those whose answers are no files themselves. */
export const fieldsInColumns = ({ fields }: Pick<RosterSheet, 'fields'>) =>
  fields.filter(({ type }) => type !== 'file');

/** The columns of a team's own, each with the heading that our own files have. */
export const ownColumns = ({ fields, items }: Pick<RosterSheet, 'fields' | 'items'>) => [
  ...fieldsInColumns({ fields }).map(({ fieldId, label }) => ({ column: `field:${fieldId}` as const, heading: label })),
  ...items.map(({ itemId, name }) => ({ column: `item:${itemId}` as const, heading: `Tracked: ${name}` })),
];
