import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { RosterEntry } from '#shared/teams/roster/contract.ts';
import type { RosterPerson } from '#shared/teams/roster/people-operations.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { CollectionTable } from '#web/app/tables/collection-table.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { answersOf, squadsOf } from './entry-words.ts';
import { PeopleActs, PersonInvite } from './people/people-acts.tsx';
import {
  jerseyOf,
  linesOf,
  type RosterLine,
  type RosterState,
  reachOf,
  rosterStates,
  stateOf,
  stateWords,
} from './people/roster-line.ts';
import { useEditCell } from './people/use-edit-cell.ts';
import { columnsOf, LineState, positionsOf, rolesOf } from './roster-columns.tsx';

const EntryForm = lazy(async () => ({ default: (await import('./entry-form.tsx')).EntryForm }));
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
      <SpaceBetween direction="horizontal" size="xs" alignItems="center">
        {line.kind === 'person' && <PersonInvite teamId={teamId} person={line.person} />}
        <Button ariaLabel={`Edit ${line.name}`} wrapText={false} onClick={() => setOpenId(line.id)}>
          Edit
        </Button>
      </SpaceBetween>
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
            {people.length > 0 && <States lines={all} state={state} onChange={setState} />}
            {filter}
          </SpaceBetween>
        }
        footer={adding}
        empty="No players match these filters."
        columns={[...columnsOf(sheet, manages), ...(manages ? [{ id: 'edit', header: 'Actions', cell: actions }] : [])]}
        {...(manages && {
          submitEdit,
          selectionBar: (selected: readonly RosterLine[], clear: () => void) => (
            <PeopleActs teamId={teamId} people={peopleIn(selected)} onDone={clear} />
          ),
        })}
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

const peopleIn = (lines: readonly RosterLine[]) => lines.flatMap((line) => (line.kind === 'person' ? line.person : []));

function wordsOf(line: RosterLine, sheet: RosterSheet): string {
  const more = line.kind === 'member' ? [squadsOf(line.entry, sheet), ...answersOf(line.entry, sheet)] : [];
  return [rolesOf(line), positionsOf(line), reachOf(line), ...more].filter((text) => text !== '').join(' · ');
}

interface StatesProps {
  readonly lines: readonly RosterLine[];
  readonly state: RosterState | 'all';
  readonly onChange: (state: RosterState | 'all') => void;
}

/** How many have joined, and how many not: each number lists those. */
function States({ lines, state, onChange }: StatesProps) {
  const counted = rosterStates.map((one) => ({ one, count: lines.filter((line) => stateOf(line) === one).length }));
  const options = [
    { id: 'all', text: `All ${lines.length}` },
    ...counted
      .filter(({ count }) => count > 0)
      .map(({ one, count }) => ({ id: one, text: `${stateWords[one]} ${count}` })),
  ];
  return (
    <SegmentedControl
      label="Players by status"
      options={options}
      selectedId={options.some(({ id }) => id === state) ? state : 'all'}
      onChange={({ detail }) => onChange(rosterStates.find((one) => one === detail.selectedId) ?? 'all')}
    />
  );
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
