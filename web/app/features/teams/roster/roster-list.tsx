import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { RosterEntry } from '#shared/teams/roster/contract.ts';
import type { RosterPerson } from '#shared/teams/roster/people-operations.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { CollectionTable } from '#web/app/tables/collection-table.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { answersOf } from './entry-words.ts';
import {
  jerseyOf,
  linesOf,
  mayBeInvited,
  type RosterLine,
  type RosterState,
  reachOf,
  squadsOf,
  stateOf,
} from './people/roster-line.ts';
import { useEditCell } from './people/use-edit-cell.ts';
import { columnsOf, LineState, positionsOf, rolesOf } from './roster-columns.tsx';

const EntryForm = lazy(async () => ({ default: (await import('./entry-form.tsx')).EntryForm }));
const States = lazy(async () => ({ default: (await import('./people/states.tsx')).States }));
const PeopleActs = lazy(async () => ({ default: (await import('./people/people-acts.tsx')).PeopleActs }));
const PersonInvite = lazy(async () => ({ default: (await import('./people/person-invite.tsx')).PersonInvite }));
const PersonForm = lazy(async () => ({ default: (await import('./people/person-form.tsx')).PersonForm }));

interface ListProps {
  readonly teamId: string;
  readonly entries: readonly RosterEntry[];
  readonly people: readonly RosterPerson[];
  readonly sheet: RosterSheet;
  readonly manages: boolean;
  readonly ownId: string;
  /** Finds players on all pages of the roster. */
  readonly filter: ReactNode;
  /** Below the list: adds to it. */
  readonly adding: ReactNode;
}

/** The players of a community, with and without an account; organizers edit them in place. */
export function RosterList({ teamId, entries, people, sheet, manages, ownId, filter, adding }: ListProps) {
  const [openId, setOpenId] = useState<string>();
  const [state, setState] = useState<RosterState | 'all'>('all');
  const submitEdit = useEditCell(teamId);
  const all = linesOf(entries, people);
  const open = all.find(({ id }) => id === openId);
  const actions = (line: RosterLine) =>
    manages && (
      <div className="roster-actions">
        {line.kind === 'person' && mayBeInvited(line.person) && (
          <Suspense>
            <PersonInvite teamId={teamId} person={line.person} />
          </Suspense>
        )}
        <Button ariaLabel={`Edit ${line.name}`} wrapText={false} onClick={() => setOpenId(line.id)}>
          Edit
        </Button>
      </div>
    );
  return (
    <>
      <CollectionTable
        items={all.filter((line) => state === 'all' || stateOf(line) === state)}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        noun={['player', 'players']}
        title="Players"
        filters={
          <SpaceBetween size="s">
            <Suspense>{people.length > 0 && <States lines={all} state={state} onChange={setState} />}</Suspense>
            {filter}
          </SpaceBetween>
        }
        footer={adding}
        empty="No players match these filters."
        columns={[
          ...columnsOf(sheet, manages, all),
          ...(manages ? [{ id: 'edit', header: 'Actions', minWidth: 170, cell: actions }] : []),
        ]}
        {...(manages && {
          submitEdit,
          selectionBar: (selected: readonly RosterLine[], clear: () => void) => (
            <Suspense>
              <PeopleActs teamId={teamId} sheet={sheet} lines={selected} onDone={clear} />
            </Suspense>
          ),
        })}
        wraps
        rowOf={(line) => ({
          picture: <Avatar name={line.name} size={40} />,
          title: [jerseyOf(line), line.name].filter(Boolean).join(' · '),
          line: wordsOf(line, sheet),
          chip: <LineState line={line} sheet={sheet} />,
          actions: actions(line),
        })}
      />
      {open && (
        <Modal visible header={`Edit ${open.name}`} closeAriaLabel="Close" onDismiss={() => setOpenId(undefined)}>
          <Suspense>
            <LineForm line={open} teamId={teamId} sheet={sheet} ownId={ownId} onClose={() => setOpenId(undefined)} />
          </Suspense>
        </Modal>
      )}
    </>
  );
}

function wordsOf(line: RosterLine, sheet: RosterSheet): string {
  const answers = line.kind === 'member' ? answersOf(line.entry, sheet) : [];
  return [squadsOf(line, sheet), rolesOf(line), positionsOf(line), reachOf(line), ...answers]
    .filter((text) => text !== '')
    .join(' · ');
}

interface LineFormProps {
  readonly line: RosterLine;
  readonly teamId: string;
  readonly sheet: RosterSheet;
  readonly ownId: string;
  readonly onClose: () => void;
}

const LineForm = ({ line, teamId, sheet, ownId, onClose }: LineFormProps) =>
  line.kind === 'person' ? (
    <PersonForm key={line.person.version} teamId={teamId} person={line.person} onClose={onClose} />
  ) : (
    <EntryForm
      key={line.entry.version}
      teamId={teamId}
      entry={line.entry}
      sheet={sheet}
      isSelf={line.id === ownId}
      onClose={onClose}
    />
  );
