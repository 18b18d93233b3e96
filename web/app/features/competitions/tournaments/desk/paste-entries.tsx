import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import {
  type PastedEntry,
  type PastedFault,
  pastedEntries,
  pastedFaults,
  seededByList,
} from '#shared/competitions/tournaments/pasted-entries.ts';
import type { Category } from '#shared/competitions/tournaments/schemas.ts';
import { quantity } from '#shared/quantity.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { Chip } from '#web/blocks/look/chip.ts';

interface PasteEntriesProps {
  readonly tournamentId: string;
  readonly category: Pick<Category, 'categoryId' | 'entryKind'>;
  /** Who is entered, by name. */
  readonly entered: readonly string[];
}

/** A list of entries, shown as it was understood before it is added as a whole. */
export function PasteEntries({ tournamentId, category: { categoryId, entryKind }, entered }: PasteEntriesProps) {
  const { run, isRunning, rejection } = useOperation(tournamentsContract, 'addEntries', {
    done: ({ added, waiting }) => addedWords(added, waiting),
    showsProblem: true,
  });
  const [text, setText] = useState('');
  /** Lines that the organizer decided about, by their place. */
  const [decided, setDecided] = useState<Readonly<Record<number, boolean>>>({});
  const pasted = pastedEntries(text, entryKind);
  const faults = pastedFaults(pasted, entered, entryKind);
  const isTaken = (at: number) => decided[at] ?? (faults[at] === undefined || faults[at] === 'partner');
  const taken = pasted.filter((_, at) => isTaken(at));
  const add = async () => {
    if (!(await run({ tournamentId, categoryId, entries: [...seededByList(taken)] }))) return;
    setText('');
    setDecided({});
  };
  return (
    <SpaceBetween size="s">
      <FormField
        label="Or paste a list"
        description={hint[entryKind]}
        constraintText="Emails and phone numbers are left out."
      >
        <Textarea
          value={text}
          rows={4}
          onChange={({ detail }) => {
            setText(detail.value);
            setDecided({});
          }}
        />
      </FormField>
      {rejection && <ProblemAlert>{sentenceOf(rejection)}</ProblemAlert>}
      {pasted.length > 0 && (
        <ul className="tournament-list" aria-label="Entries in your list">
          {pasted.map((entry, at) => (
            <li key={at}>
              <Line
                {...{ entry }}
                fault={faults[at]}
                isTaken={isTaken(at)}
                onTake={(takes) => setDecided({ ...decided, [at]: takes })}
              />
            </li>
          ))}
        </ul>
      )}
      {taken.length > 0 && (
        <Button variant="primary" loading={isRunning} onClick={() => void add()}>
          {`Add ${quantity(taken.length, 'entry', 'entries')}`}
        </Button>
      )}
    </SpaceBetween>
  );
}

const hint: Readonly<Record<Category['entryKind'], string>> = {
  single: 'One player on each line. A seed or rating can follow the name.',
  pair: 'One pair on each line, like “Ann Lee / Bo Diaz”. A seed or rating can follow the names.',
  team: 'One team on each line. A seed or rating can follow the name.',
};

interface LineProps {
  readonly entry: PastedEntry;
  readonly fault: PastedFault | undefined;
  readonly isTaken: boolean;
  readonly onTake: (takes: boolean) => void;
}

/** One line of the list, with what stands against it. Names may repeat: that is for the organizer to say. */
const Line = ({ entry: { name, seed, rating }, fault, isTaken, onTake }: LineProps) => (
  <Checkbox
    checked={isTaken}
    disabled={fault === 'long' || fault === 'short'}
    description={[seed && `Seed ${seed}`, rating && `Rating ${rating.toFixed(2).replace(/0$/, '')}`]
      .filter(Boolean)
      .join(' · ')}
    onChange={({ detail }) => onTake(detail.checked)}
  >
    {name} {fault && <Chip tone="wait">{faultWords[fault]}</Chip>}
  </Checkbox>
);

const faultWords: Readonly<Record<PastedFault, string>> = {
  again: 'Twice in your list',
  entered: 'Already entered',
  long: 'Too long: up to 60 letters',
  short: 'Too short',
  partner: 'Only one name',
};

const addedWords = (added: number, waiting: number): string =>
  waiting === 0
    ? `${quantity(added, 'entry', 'entries')} added`
    : `${quantity(added, 'entry', 'entries')} added, ${waiting} of them on the waitlist`;
