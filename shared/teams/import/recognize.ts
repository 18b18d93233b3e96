import type { RosterSheet } from '../roster/sheet.ts';
import { type FixedColumn, fieldsInColumns, fixedColumns, type NewField, ownColumns, type Source } from './columns.ts';
import { guardianPart, headingWords, partOf } from './headings.ts';
import { isPlayerIn } from './player-words.ts';

/** The field that holds a date of birth, for teams that have none yet. */
export const birthDate: NewField = 'new:Birth date';

const others = {
  jersey: [
    ...['number', 'no', 'jersey', 'jersey number', 'jersey no', 'shirt number', 'shirt no', 'uniform number'],
    ...['uniform', 'kit number', 'squad number'],
  ],
  positions: ['position', 'positions', 'pos', 'primary position', 'secondary position', 'preferred position'],
  squads: [
    ...['team', 'teams', 'team name', 'team names', 'assigned team', 'current team', 'roster', 'squad', 'squads'],
    ...['group', 'groups', 'group name', 'subgroup', 'subgroups', 'sub group'],
  ],
  isPlayer: ['player', 'is player', 'role', 'team role', 'roster role', 'role label', 'member type', 'player or staff'],
  nonPlayer: ['non player', 'nonplayer', 'is non player', 'not a player', 'is coach', 'is staff'],
  tags: ['tag', 'tags', 'labels'],
  notes: ['note', 'notes', 'comment', 'comments', 'remarks'],
  [birthDate]: ['birth date', 'birthdate', 'date of birth', 'dob', 'd o b', 'birthday', 'birth day', 'born'],
} satisfies Partial<Record<Source, readonly string[]>>;
const sourceBy = new Map(
  Object.entries(others).flatMap(([source, headings]) => headings.map((each) => [each, source as Source] as const)),
);

/** Of the same kind there can be several columns, which are read together; of the others the first counts. */
const canRepeat = (source: Source) =>
  /^(new:|field:|guardian[12])/.test(source) ||
  (['phone', 'positions', 'squads', 'tags', 'notes'] as Source[]).includes(source);

/**
 * What each column probably is, whichever product the file is from; empty where nothing here knows the heading. The
 * importer corrects it where it is not.
 */
export function recognizeColumns(
  headings: readonly string[],
  lines: readonly (readonly string[])[],
  sheet: Pick<RosterSheet, 'fields' | 'items'>,
): Source[] {
  const own = ownHeadings(sheet);
  const fields = new Map(
    fieldsInColumns(sheet).map(({ fieldId, label }) => [meant(headingWords(label)), `field:${fieldId}` as const]),
  );
  const taken = new Set<Source>();
  return headings.map((heading, at) => {
    const source =
      own.get(heading.trim().toLowerCase()) ?? sourceOf(heading, () => lines.map((line) => line[at] ?? ''));
    const target = (source && /^(new:|guardian[12])/.test(source) && fields.get(source)) || source;
    if (!target || (taken.has(target) && !canRepeat(target))) return '';
    taken.add(target);
    return target;
  });
}

/** The headings of our own files. `Player` is left to the cells: other files have names in it. */
const ownHeadings = (sheet: Pick<RosterSheet, 'fields' | 'items'>) =>
  new Map<string, Source>([
    ...Object.entries(fixedColumns)
      .filter(([column]) => column !== 'isPlayer')
      .map(([column, heading]) => [heading.toLowerCase(), column as FixedColumn] as const),
    ...ownColumns(sheet).map(({ column, heading }) => [heading.toLowerCase(), column] as const),
  ]);

function sourceOf(heading: string, cells: () => readonly string[]): Source | undefined {
  const words = headingWords(heading);
  if (words === 'player' && !cells().every((cell) => cell.trim() === '' || isPlayerIn(cell) !== undefined))
    return 'name';
  return meant(words);
}

const playersInFiles = ['player', 'participant', 'athlete', 'member', 'child', 'student', 'profile', 'registrant'];
const ofPlayer = new RegExp(`^(${playersInFiles.join('|')}) (?=.)`);

function meant(words: string): Source | undefined {
  const about = guardianPart(words);
  if (about) return guardianSource(about);
  const plain = words.replace(ofPlayer, '');
  return sourceBy.get(words) ?? sourceBy.get(plain) ?? partOf(plain);
}

/** First and last name of a guardian are one. */
const guardianSource = ({ guardian, part }: NonNullable<ReturnType<typeof guardianPart>>): FixedColumn => {
  if (part === 'email') return `guardian${guardian}Email`;
  return part === 'phone' ? `guardian${guardian}Phone` : `guardian${guardian}Name`;
};
