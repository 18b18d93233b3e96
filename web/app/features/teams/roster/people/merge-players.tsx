import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { shownPhone } from '#shared/phone.ts';
import { quantity } from '#shared/quantity.ts';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import { mergedDetails, mergeUndoDays } from '#shared/teams/roster/merging.ts';
import { RosterDetails } from '#shared/teams/roster/roster.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { type RosterLine, stateOf, stateWords } from './roster-line.ts';
import './merge-players.css';

type PersonLine = Extract<RosterLine, { kind: 'person' }>;
type Pair = readonly [RosterLine, RosterLine];

interface MergePlayersProps {
  readonly teamId: string;
  readonly pair: Pair;
  readonly sheet: RosterSheet;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Shows two records of one player side by side, and what becomes of them, before they are one. */
export function MergePlayers({ teamId, pair, sheet, onClose, onDone }: MergePlayersProps) {
  const [keptId, setKeptId] = useState(likelier(pair).id);
  const kept = pair.find(({ id }) => id === keptId) ?? pair[0];
  const other = pair.find((line): line is PersonLine => line !== kept && line.kind === 'person');
  const { run, isRunning, problem } = useOperation(teamRoster, 'mergeRosterPeople', {
    done: ({ keptName }) => `${keptName} is one player now`,
    showsProblem: true,
    onDone,
  });
  const canChoose = pair.every(({ kind }) => kind === 'person');
  return (
    <Modal
      visible
      header="Merge these two players?"
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={onClose}>
              Go back
            </Button>
            <Button
              variant="primary"
              loading={isRunning}
              onClick={() => other && void run(inputOf(teamId, kept, other))}
            >
              Merge
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="m">
        {problem && <div role="alert">{problem}</div>}
        {canChoose && (
          <RadioGroup
            ariaLabel="Which record stays"
            value={kept.id}
            items={pair.map((line) => ({ value: line.id, label: `Keep ${line.name}`, description: reasonOf(line) }))}
            onChange={({ detail }) => setKeptId(detail.value)}
          />
        )}
        {other && <Records kept={kept} other={other} sheet={sheet} />}
        {other && <Consequences kept={kept} other={other} />}
      </SpaceBetween>
    </Modal>
  );
}

/** Who has an account stays; then who was invited, and who plays. */
const likelier = (pair: Pair): RosterLine =>
  pair.find(({ kind }) => kind === 'member') ??
  pair.find((line) => stateOf(line) === 'invited') ??
  pair.find((line) => line.kind === 'person' && line.person.personId) ??
  pair[0];

const reasonOf = (line: RosterLine): string =>
  [stateWords[stateOf(line)], line.kind === 'person' && line.person.personId ? 'Plays in a season' : '']
    .filter(Boolean)
    .join(' · ');

const inputOf = (teamId: string, kept: RosterLine, { person }: PersonLine) => ({
  teamId,
  kept:
    kept.kind === 'member'
      ? { userId: kept.entry.userId, version: kept.entry.version }
      : { inviteId: kept.person.inviteId, version: kept.person.version },
  other: { inviteId: person.inviteId, version: person.version },
});

const saidOf = (line: RosterLine): RosterDetails =>
  RosterDetails.parse(line.kind === 'member' ? line.entry.details : line.person.details);

function wordsOf(name: string, details: RosterDetails, email: string | undefined, sheet: RosterSheet) {
  const teams = sheet.squads.filter(({ squadId }) => details.squadIds.includes(squadId));
  return [
    ['Name', name],
    ['Email', email ?? details.contact.email ?? ''],
    ['Phone', details.contact.phone ? shownPhone(details.contact.phone) : ''],
    ['Number', details.jersey ?? ''],
    ['Positions', details.positions.join(', ')],
    ['Teams', teams.map((team) => team.name).join(', ')],
    ['Notes', details.notes],
  ] as const;
}

const emailOf = (line: RosterLine) => (line.kind === 'person' ? line.person.email : undefined);

interface RecordsProps {
  readonly kept: RosterLine;
  readonly other: PersonLine;
  readonly sheet: RosterSheet;
}

/** Both records, and the one that they make; what neither says is left out. */
function Records({ kept, other, sheet }: RecordsProps) {
  const [own, others] = [saidOf(kept), saidOf(other)];
  const email = kept.kind === 'person' ? (emailOf(kept) ?? emailOf(other)) : undefined;
  const columns = [
    wordsOf(kept.name, own, emailOf(kept), sheet),
    wordsOf(other.name, others, emailOf(other), sheet),
    wordsOf(kept.name, mergedDetails(own, others), email, sheet),
  ];
  const rows = columns[0]?.map(([label], index) => ({
    label,
    cells: columns.map((column) => column[index]?.[1] ?? ''),
  }));
  return (
    <table className="merge-records">
      <thead>
        <tr>
          <td />
          <th scope="col">{kept.name}</th>
          <th scope="col">{other.name}</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {rows
          ?.filter(({ cells }) => cells.some((cell) => cell !== ''))
          .map(({ label, cells: [first, second, after] }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{first || '–'}</td>
              <td>{second || '–'}</td>
              <td>
                <strong>{after || '–'}</strong>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

const Consequences = ({ kept, other }: Pick<RecordsProps, 'kept' | 'other'>) => (
  <ul className="merge-consequences">
    <li>
      {other.person.personId
        ? `Season teams, registrations and stats of ${other.name} move to ${kept.name}.`
        : `${other.name} isn’t on a season team, so no registrations or stats move.`}
    </li>
    {stateOf(other) === 'invited' && kept.kind === 'person' && (
      <li>{`The invitation sent to ${other.name} still works, and joins as ${kept.name}.`}</li>
    )}
    <li>{`You can undo this for ${quantity(mergeUndoDays, 'day')}.`}</li>
  </ul>
);
