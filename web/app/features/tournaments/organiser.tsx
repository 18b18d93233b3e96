import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { MyTournamentView } from '#shared/competitions/tournaments/views.ts';
import { tournamentStatusLabel } from '#shared/competitions/tournaments/words.ts';
import { StatusMoves } from '../../competitions/status-moves.tsx';
import { ProblemAlert } from './problem-alert.tsx';
import type { TournamentIntent } from './tournament-intents.ts';
import { tournamentMove } from './tournament-moves.ts';
import { useTournamentSend } from './use-tournament-send.ts';

type Sent = TournamentIntent & { readonly tournamentId: string };

/** Where the tournament can go from here, and entries by hand. */
export function Organiser({ view }: { readonly view: MyTournamentView }) {
  const { send, isBusy, problem } = useTournamentSend<Sent>();
  const { tournamentId, version, status, name } = view.tournament;
  const isOpen = status === 'draft' || status === 'announced' || status === 'registration';
  return (
    <Container
      header={
        <Header variant="h2" description={`Now: ${tournamentStatusLabel[status]}.`}>
          Organising
        </Header>
      }
    >
      <SpaceBetween size="m">
        <ProblemAlert problem={problem} />
        <StatusMoves
          moves={view.moves.map((to) => tournamentMove(status, to))}
          name={name}
          isBusy={isBusy}
          onMove={(to, reason) => send({ intent: 'move', tournamentId, version, to, reason })}
        />
        {isOpen && <ByHand view={view} isBusy={isBusy} say={(intent) => send({ ...intent, tournamentId })} />}
      </SpaceBetween>
    </Container>
  );
}

interface ByHandProps {
  readonly view: MyTournamentView;
  readonly isBusy: boolean;
  readonly say: (intent: TournamentIntent) => void;
}

function ByHand({ view: { tournament, entries }, isBusy, say }: ByHandProps) {
  const choices = tournament.categories.map(({ categoryId, name }) => ({ value: categoryId, label: name }));
  const [picked, setPicked] = useState(choices[0]?.value ?? '');
  const [name, setName] = useState('');
  const [entryId, setEntryId] = useState('');
  const known = (entries.find(({ categoryId }) => categoryId === picked)?.entries ?? []).map((entry) => ({
    value: entry.entryId,
    label: entry.name,
  }));
  return (
    <SpaceBetween size="s">
      <FormField label="Category">
        <Select
          options={choices}
          selectedOption={choices.find(({ value }) => value === picked) ?? null}
          onChange={({ detail }) => setPicked(detail.selectedOption.value ?? '')}
        />
      </FormField>
      <FormField label="Enter by hand" constraintText="A name, or two of a pair.">
        <Input value={name} onChange={({ detail }) => setName(detail.value)} />
      </FormField>
      <Button loading={isBusy} onClick={() => say({ intent: 'add', categoryId: picked, name })}>
        Add the entry
      </Button>
      {known.length > 0 && (
        <SpaceBetween size="s">
          <FormField label="Take an entry off the list">
            <Select
              options={known}
              selectedOption={known.find(({ value }) => value === entryId) ?? null}
              placeholder="Choose an entry"
              onChange={({ detail }) => setEntryId(detail.selectedOption.value ?? '')}
            />
          </FormField>
          {entryId !== '' && (
            <Button loading={isBusy} onClick={() => say({ intent: 'remove', categoryId: picked, entryId })}>
              Remove the entry
            </Button>
          )}
        </SpaceBetween>
      )}
    </SpaceBetween>
  );
}
