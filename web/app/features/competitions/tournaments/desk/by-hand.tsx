import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { MyTournamentView } from '#shared/competitions/tournaments/views.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { PasteEntries } from './paste-entries.tsx';

/** Adding an entry by name or many as a list, and removing one. */
export function ByHand({ view: { tournament, entries } }: { readonly view: MyTournamentView }) {
  const { run, isRunning, rejection } = useOperation(tournamentsContract, 'addEntry', {
    done: ({ position }, { name: added }) =>
      position === 0 ? `${added} added` : `It’s full: ${added} is number ${position} on the waitlist`,
    showsProblem: true,
  });
  const { tournamentId } = tournament;
  const choices = tournament.categories.map(({ categoryId, name }) => ({ value: categoryId, label: name }));
  const [picked, setPicked] = useState(choices[0]?.value ?? '');
  const [name, setName] = useState('');
  const category = tournament.categories.find(({ categoryId }) => categoryId === picked);
  const entered = entries.find(({ categoryId }) => categoryId === picked)?.entries ?? [];
  const add = async () => {
    if (await run({ tournamentId, categoryId: picked, name })) setName('');
  };
  return (
    <SpaceBetween size="s">
      {rejection && <ProblemAlert>{sentenceOf(rejection)}</ProblemAlert>}
      <FormField label="Category">
        <Select
          options={choices}
          selectedOption={choices.find(({ value }) => value === picked) ?? null}
          onChange={({ detail }) => setPicked(detail.selectedOption.value ?? '')}
        />
      </FormField>
      <FormField label="New entry" constraintText="A player’s name, or both names of a pair.">
        <Input value={name} onChange={({ detail }) => setName(detail.value)} />
      </FormField>
      <Button loading={isRunning} onClick={() => void add()}>
        Add entry
      </Button>
      {category && (
        <PasteEntries key={picked} {...{ tournamentId, category }} entered={entered.map((entry) => entry.name)} />
      )}
      {entered.length > 0 && (
        <RemoveEntry key={`${picked} ${entered.length}`} {...{ tournamentId, entered }} categoryId={picked} />
      )}
    </SpaceBetween>
  );
}

interface RemoveEntryProps {
  readonly tournamentId: string;
  readonly categoryId: string;
  readonly entered: MyTournamentView['entries'][number]['entries'];
}

function RemoveEntry({ tournamentId, categoryId, entered }: RemoveEntryProps) {
  const { run, isRunning, rejection } = useOperation(tournamentsContract, 'removeEntry', {
    done: 'Entry removed',
    showsProblem: true,
  });
  const [entryId, setEntryId] = useState('');
  const [isAsked, setAsked] = useState(false);
  const known = entered.map((entry) => ({ value: entry.entryId, label: entry.name }));
  const picked = known.find(({ value }) => value === entryId);
  return (
    <SpaceBetween size="s">
      {rejection && <ProblemAlert>{sentenceOf(rejection)}</ProblemAlert>}
      <FormField label="Entry to remove">
        <Select
          options={known}
          selectedOption={picked ?? null}
          placeholder="Choose an entry"
          onChange={({ detail }) => setEntryId(detail.selectedOption.value ?? '')}
        />
      </FormField>
      {picked && (
        <Button loading={isRunning} onClick={() => setAsked(true)}>
          Remove entry
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={`Remove ${picked?.label ?? 'the entry'}?`}
        verb="Remove entry"
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void run({ tournamentId, categoryId, entryId });
        }}
      >
        The spot goes to the first in line.
      </ConfirmDialog>
    </SpaceBetween>
  );
}
