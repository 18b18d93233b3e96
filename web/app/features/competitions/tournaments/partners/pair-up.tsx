import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { Category } from '#shared/competitions/tournaments/schemas.ts';
import type { MyTournamentView } from '#shared/competitions/tournaments/views.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { entryWords } from '../tournament-words.ts';

interface PairUpProps {
  readonly tournamentId: string;
  readonly category: Pick<Category, 'categoryId' | 'name'>;
  readonly unpaired: MyTournamentView['unpaired'];
}

/** Players who wait for a partner, paired up by organizers. */
export function PairUp({ tournamentId, category: { categoryId, name }, unpaired }: PairUpProps) {
  const { run, isRunning, rejection } = useOperation(tournamentsContract, 'pairPlayers', {
    done: ({ position }) => (position === 0 ? 'Entered as a pair' : entryWords(position).replace('you’re', 'they’re')),
    showsProblem: true,
  });
  const own = unpaired.filter((one) => one.categoryId === categoryId);
  if (own.length === 0) return null;
  return (
    <SpaceBetween size="s">
      <h3>{`Waiting for a partner in ${name}`}</h3>
      {rejection && <ProblemAlert>{sentenceOf(rejection)}</ProblemAlert>}
      <ul className="tournament-lines">
        {own.map((one) => (
          <li key={one.userId}>
            <Pair
              {...{ one, isRunning }}
              others={[...one.askedBy, ...own.filter(({ userId }) => userId !== one.userId)]}
              onPair={(userId) => void run({ tournamentId, categoryId, userIds: [one.userId, userId] })}
            />
          </li>
        ))}
      </ul>
    </SpaceBetween>
  );
}

interface PairProps {
  readonly one: MyTournamentView['unpaired'][number];
  /** Who asked them first. */
  readonly others: readonly { readonly userId: string; readonly name: string }[];
  readonly isRunning: boolean;
  readonly onPair: (userId: string) => void;
}

function Pair({ one, others, isRunning, onPair }: PairProps) {
  const options = [...new Map(others.map(({ userId, name }) => [userId, { value: userId, label: name }])).values()];
  const [picked, setPicked] = useState('');
  const chosen = options.find(({ value }) => value === picked) ?? options[0];
  return (
    <SpaceBetween size="xs">
      <span>
        <strong>{one.name}</strong>
        {one.note && `: ${one.note}`}
      </span>
      {chosen && (
        <>
          <FormField label={`Partner for ${one.name}`}>
            <Select
              options={options}
              selectedOption={chosen}
              onChange={({ detail }) => setPicked(detail.selectedOption.value ?? '')}
            />
          </FormField>
          <Button loading={isRunning} onClick={() => onPair(chosen.value)}>
            {`Enter ${one.name} and ${chosen.label}`}
          </Button>
        </>
      )}
    </SpaceBetween>
  );
}
