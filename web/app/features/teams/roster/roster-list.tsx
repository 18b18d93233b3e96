import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { roleLabel } from '#shared/teams/members/role-words.ts';
import type { RosterEntry } from '#shared/teams/roster/contract.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { CollectionTable } from '#web/app/tables/collection-table.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { answersOf, contactOf, missingOf, squadsOf } from './entry-words.ts';

const EntryForm = lazy(async () => ({ default: (await import('./entry-form.tsx')).EntryForm }));

interface ListProps {
  readonly teamId: string;
  readonly entries: readonly RosterEntry[];
  readonly sheet: RosterSheet;
  readonly manages: boolean;
  readonly ownId: string;
  /** Finds players on all pages of the roster. */
  readonly filter: ReactNode;
}

/** The players of a community; organizers open a line to edit it. */
export function RosterList({ teamId, entries, sheet, manages, ownId, filter }: ListProps) {
  const [openId, setOpenId] = useState<string>();
  const open = entries.find(({ userId }) => userId === openId);
  const edit = (entry: RosterEntry) =>
    manages && (
      <Button ariaLabel={`Edit ${entry.displayName}`} wrapText={false} onClick={() => setOpenId(entry.userId)}>
        Edit
      </Button>
    );
  const close = () => setOpenId(undefined);
  return (
    <>
      <CollectionTable
        items={entries}
        idOf={({ userId }) => userId}
        nameOf={({ displayName }) => displayName}
        noun={['player', 'players']}
        title="Players"
        filters={filter}
        empty="No players match these filters."
        columns={[...columnsOf(sheet), ...(manages ? [{ id: 'edit', header: 'Actions', cell: edit }] : [])]}
        rowOf={(entry) => ({
          picture: <Avatar name={entry.displayName} size={40} />,
          title: [entry.details.jersey && `${entry.details.jersey} `, entry.displayName].filter(Boolean).join('· '),
          line: <LineOf entry={entry} sheet={sheet} />,
          chip: <StateOf entry={entry} sheet={sheet} />,
          actions: edit(entry),
        })}
      />
      {open && (
        <Modal visible header={`Edit ${open.displayName}`} closeAriaLabel="Close" onDismiss={close}>
          <Suspense>
            <EntryForm
              key={open.version}
              teamId={teamId}
              entry={open}
              sheet={sheet}
              isSelf={open.userId === ownId}
              onClose={close}
            />
          </Suspense>
        </Modal>
      )}
    </>
  );
}

const rolesOf = ({ roles }: RosterEntry) => roles.map((role) => roleLabel[role]).join(', ');
const positionsOf = ({ details: { positions = [] } }: RosterEntry) => positions.join(', ');
const byNumber = (a: RosterEntry, b: RosterEntry) => Number(a.details.jersey ?? 999) - Number(b.details.jersey ?? 999);

const columnsOf = (sheet: RosterSheet) => [
  {
    id: 'jersey',
    header: 'No.',
    width: 80,
    sortingComparator: byNumber,
    cell: ({ details }: RosterEntry) => details.jersey ?? '',
  },
  {
    id: 'name',
    header: 'Player',
    isRowHeader: true,
    sortingField: 'displayName',
    cell: (entry: RosterEntry) => (
      <div className="collection-person">
        <Avatar name={entry.displayName} />
        <strong>{entry.displayName}</strong>
      </div>
    ),
  },
  { id: 'roles', header: 'Role', cell: rolesOf },
  { id: 'positions', header: 'Positions', cell: positionsOf },
  ...(sheet.squads.length > 0
    ? [{ id: 'squads', header: 'Squads', cell: (entry: RosterEntry) => squadsOf(entry, sheet) }]
    : []),
  { id: 'contact', header: 'Contact', cell: contactOf },
  ...(sheet.fields.length > 0
    ? [{ id: 'answers', header: 'Answers', cell: (entry: RosterEntry) => answersOf(entry, sheet).join(' · ') }]
    : []),
  { id: 'state', header: 'Status', cell: (entry: RosterEntry) => <StateOf entry={entry} sheet={sheet} /> },
];

interface EntryProps {
  readonly entry: RosterEntry;
  readonly sheet: RosterSheet;
}

const LineOf = ({ entry, sheet }: EntryProps) =>
  [rolesOf(entry), positionsOf(entry), squadsOf(entry, sheet), contactOf(entry), ...answersOf(entry, sheet)]
    .filter((text) => text !== '')
    .join(' · ');

/** What is not as usual with a player; nothing else. */
function StateOf({ entry, sheet }: EntryProps) {
  const missing = missingOf(entry, sheet);
  return (
    <div className="roster-state">
      {entry.isPaused && <Chip tone="plain">Paused</Chip>}
      {entry.details.isPlayer === false && <Chip tone="plain">Not playing</Chip>}
      {missing.map((words) => (
        <Chip key={words} tone="wait">
          {words}
        </Chip>
      ))}
    </div>
  );
}
