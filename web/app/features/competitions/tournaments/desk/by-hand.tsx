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
import { useTogether } from '#web/app/operations/use-together.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';

/** Adding an entry by name, and removing one. */
export function ByHand({ view: { tournament, entries } }: { readonly view: MyTournamentView }) {
  const add = useOperation(tournamentsContract, 'addEntry', {
    done: ({ position }, { name: added }) =>
      position === 0 ? `${added} added` : `It’s full: ${added} is number ${position} on the waitlist`,
    showsProblem: true,
  });
  const remove = useOperation(tournamentsContract, 'removeEntry', {
    done: 'Entry removed',
    showsProblem: true,
  });
  const { isRunning, rejection } = useTogether(add, remove);
  const { tournamentId } = tournament;
  const choices = tournament.categories.map(({ categoryId, name }) => ({ value: categoryId, label: name }));
  const [picked, setPicked] = useState(choices[0]?.value ?? '');
  const [name, setName] = useState('');
  const [entryId, setEntryId] = useState('');
  const [isAsked, setAsked] = useState(false);
  const count = entries.reduce((sum, list) => sum + list.entries.length, 0);
  const [countBefore, setCount] = useState(count);
  if (count !== countBefore) {
    setCount(count);
    setName('');
    setEntryId('');
  }
  const known = (entries.find(({ categoryId }) => categoryId === picked)?.entries ?? []).map((entry) => ({
    value: entry.entryId,
    label: entry.name,
  }));
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
      <Button loading={isRunning} onClick={() => add.run({ tournamentId, categoryId: picked, name })}>
        Add entry
      </Button>
      {known.length > 0 && (
        <SpaceBetween size="s">
          <FormField label="Entry to remove">
            <Select
              options={known}
              selectedOption={known.find(({ value }) => value === entryId) ?? null}
              placeholder="Choose an entry"
              onChange={({ detail }) => setEntryId(detail.selectedOption.value ?? '')}
            />
          </FormField>
          {entryId !== '' && (
            <Button loading={isRunning} onClick={() => setAsked(true)}>
              Remove entry
            </Button>
          )}
          <ConfirmDialog
            isOpen={isAsked}
            title={`Remove ${known.find(({ value }) => value === entryId)?.label ?? 'the entry'}?`}
            verb="Remove entry"
            onClose={() => setAsked(false)}
            onConfirm={() => {
              setAsked(false);
              void remove.run({ tournamentId, categoryId: picked, entryId });
            }}
          >
            The spot goes to the first in line.
          </ConfirmDialog>
        </SpaceBetween>
      )}
    </SpaceBetween>
  );
}
