import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import Multiselect from '@cloudscape-design/components/multiselect';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import { games } from '#shared/competitions/games/contract.ts';
import type { ExternalTeam } from '#shared/teams/external/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { paths } from '#web/app/router/paths.ts';
import { formatChoices, type NewGame } from './game-choices.ts';

interface NewGameFormProps {
  readonly eventId: string;
  readonly people: readonly string[];
  /** Those that the hosting community lists. */
  readonly externalTeams: readonly ExternalTeam[];
}

/** Adds a game with the players who are in, outside teams, typed names, or all of them. */
export function NewGameForm({ eventId, people, externalTeams }: NewGameFormProps) {
  const { run, isRunning, rejection } = useChange(createWithMatches, {
    goTo: ({ gameId }) => paths.game(gameId),
    showsProblem: true,
  });
  const [name, setName] = useState('');
  const [format, setFormat] = useState<NewGame['format']>('round_robin');
  const [names, setNames] = useState('');
  const [outside, setOutside] = useState<readonly string[]>([]);
  const [takesPeople, takePeople] = useState(people.length > 1);
  const outsideChoices = externalTeams.map(({ externalTeamId: value, name: label }) => ({ value, label }));
  const typed = names.split('\n').flatMap((line) => line.trim() || []);
  const entrants: NewGame['entrants'] = [
    ...(takesPeople ? people.map((userId) => ({ kind: 'person' as const, personIds: [userId] })) : []),
    ...outside.map((externalTeamId) => ({ kind: 'external' as const, externalTeamId })),
    ...typed.map((one) => ({ kind: 'external' as const, name: one })),
  ];
  return (
    <Container header={<Header variant="h2">Add a game</Header>}>
      <SpaceBetween size="m">
        {rejection && <Alert type="error">{sentenceOf(rejection)}</Alert>}
        <FormField label="Name">
          <Input value={name} onChange={({ detail }) => setName(detail.value.slice(0, 80))} />
        </FormField>
        <FormField label="Format">
          <Select
            options={formatChoices}
            selectedOption={formatChoices.find(({ value }) => value === format) ?? null}
            onChange={({ detail }) => setFormat(detail.selectedOption.value as NewGame['format'])}
          />
        </FormField>
        {people.length > 0 && (
          <Checkbox checked={takesPeople} onChange={({ detail }) => takePeople(detail.checked)}>
            {`Everyone who’s in plays (${people.length})`}
          </Checkbox>
        )}
        {externalTeams.length > 0 && (
          <FormField label="Outside teams" description="From the community’s list." stretch>
            <Multiselect
              options={outsideChoices}
              selectedOptions={outsideChoices.filter(({ value }) => outside.includes(value))}
              placeholder="Choose"
              deselectAriaLabel={(option) => `Remove ${option.label}`}
              onChange={({ detail }) => setOutside(detail.selectedOptions.flatMap(({ value }) => value ?? []))}
            />
          </FormField>
        )}
        <FormField label="Teams or players by name" description="One per line." stretch>
          <Textarea rows={4} value={names} onChange={({ detail }) => setNames(detail.value)} />
        </FormField>
        <Button
          variant="primary"
          loading={isRunning}
          onClick={() => run({ eventId, name: name.trim(), format, entrants })}
        >
          Create game
        </Button>
      </SpaceBetween>
    </Container>
  );
}

async function createWithMatches(input: NewGame, idempotencyKey: string) {
  const { game } = await operations(games).createGame(input, { idempotencyKey });
  await operations(games).drawGame({ gameId: game.gameId, version: game.version });
  return game;
}
