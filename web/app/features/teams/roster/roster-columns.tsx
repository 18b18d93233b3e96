import Input from '@cloudscape-design/components/input';
import type { TableProps } from '@cloudscape-design/components/table';
import { roleLabel } from '#shared/teams/members/role-words.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { dayWords } from '#web/blocks/moment.ts';
import { answersOf, missingOf } from './entry-words.ts';
import { jerseyOf, type RosterLine, reachOf, squadsOf, stateOf, stateWords } from './people/roster-line.ts';

type Column = TableProps.ColumnDefinition<RosterLine>;

export const rolesOf = (line: RosterLine): string =>
  line.kind === 'member' ? line.entry.roles.map((role) => roleLabel[role]).join(', ') : '';
export const positionsOf = (line: RosterLine): string =>
  (line.kind === 'member' ? line.entry : line.person).details.positions?.join(', ') ?? '';
const byNumber = (a: RosterLine, b: RosterLine) => Number(jerseyOf(a) || 999) - Number(jerseyOf(b) || 999);

const teamsOf = (sheet: RosterSheet) => (line: RosterLine) => squadsOf(line, sheet);
const byTeams = (sheet: RosterSheet) => (a: RosterLine, b: RosterLine) =>
  squadsOf(a, sheet).localeCompare(squadsOf(b, sheet));

/** The cell as a field, while it is edited. */
const editing = (
  label: string,
  shownIn: (line: RosterLine) => string,
  isMembers: boolean,
): NonNullable<Column['editConfig']> => ({
  ariaLabel: label,
  disabledReason: ({ kind }) =>
    kind === 'member' && !isMembers ? 'Members keep their own. Edit says more.' : undefined,
  editingCell: (line, { currentValue, setValue }) => (
    <Input
      autoFocus
      ariaLabel={`${label} of ${line.name}`}
      value={currentValue ?? shownIn(line)}
      onChange={({ detail }) => setValue(detail.value)}
    />
  ),
});

/** What a table of the roster shows; organizers edit names, contacts and numbers in place. Positions that no player has take no room. */
export function columnsOf(sheet: RosterSheet, manages: boolean, lines: readonly RosterLine[]): Column[] {
  const edits = (column: Column, isMembers: boolean, shownIn: (line: RosterLine) => string): Column =>
    manages ? { ...column, editConfig: editing(String(column.header), shownIn, isMembers) } : column;
  const memberWords = (words: (line: Extract<RosterLine, { kind: 'member' }>) => string) => (line: RosterLine) =>
    line.kind === 'member' ? words(line) : '';
  return [
    edits(
      { id: 'jersey', header: 'No.', minWidth: 110, width: 110, sortingComparator: byNumber, cell: jerseyOf },
      true,
      jerseyOf,
    ),
    edits(
      {
        id: 'name',
        header: 'Player',
        isRowHeader: true,
        sortingField: 'name',
        cell: (line) => (
          <div className="collection-person">
            <Avatar name={line.name} />
            <div>
              <strong>{line.name}</strong>
              {rolesOf(line) && <div className="collection-line">{rolesOf(line)}</div>}
            </div>
          </div>
        ),
      },
      false,
      ({ name }) => name,
    ),
    edits({ id: 'reach', header: 'Email or phone', cell: reachOf }, false, firstReachOf),
    ...(lines.some((line) => positionsOf(line) !== '')
      ? [{ id: 'positions', header: 'Positions', cell: positionsOf }]
      : []),
    ...(sheet.squads.length > 0
      ? [{ id: 'squads', header: 'Teams', sortingComparator: byTeams(sheet), cell: teamsOf(sheet) }]
      : []),
    ...(sheet.fields.length > 0
      ? [{ id: 'answers', header: 'Answers', cell: memberWords(({ entry }) => answersOf(entry, sheet).join(' · ')) }]
      : []),
    { id: 'state', header: 'Status', cell: (line) => <LineState line={line} sheet={sheet} /> },
  ];
}

/** The cell takes one of both: the email where there is one. */
const firstReachOf = (line: RosterLine) => reachOf(line).split(' · ')[0] ?? '';

/** How a player stands to the team, and what is not as usual with them. */
export function LineState({ line, sheet }: { readonly line: RosterLine; readonly sheet: RosterSheet }) {
  const state = stateOf(line);
  const since = line.kind === 'person' && line.person.invitedAt ? ` ${dayWords(line.person.invitedAt)}` : '';
  return (
    <div className="roster-state">
      <Chip
        tone={state === 'joined' ? 'in' : state === 'declined' ? 'bad' : 'plain'}
      >{`${stateWords[state]}${since}`}</Chip>
      {line.kind === 'member' && line.entry.isPaused && <Chip tone="plain">Paused</Chip>}
      {line.kind === 'member' && line.entry.details.isPlayer === false && <Chip tone="plain">Not playing</Chip>}
      {line.kind === 'member' &&
        missingOf(line.entry, sheet).map((words) => (
          <Chip key={words} tone="wait">
            {words}
          </Chip>
        ))}
    </div>
  );
}
