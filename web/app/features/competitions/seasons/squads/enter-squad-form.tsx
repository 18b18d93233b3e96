import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { ExternalTeam } from '#shared/teams/external/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

interface EnterSquadFormProps {
  readonly seasonId: string;
  readonly divisionId: string;
  /** The teams on the community's list. */
  readonly externalTeams: readonly ExternalTeam[];
}

const none = { value: '', label: 'None' };

/** Adds a team without players: an outside one, or one by name. */
export function EnterSquadForm({ seasonId, divisionId, externalTeams }: EnterSquadFormProps) {
  const [name, setName] = useState('');
  const [externalTeamId, setExternal] = useState('');
  const { run, isRunning, problem } = useOperation(seasonsContract, 'enterSquad', {
    done: (_, squad) => `${squad.name} added`,
    onDone: () => {
      setName('');
      setExternal('');
    },
    showsProblem: true,
  });
  const add = () => run({ seasonId, divisionId, name, ...(externalTeamId && { externalTeamId }) });
  const choices = [none, ...externalTeams.map((one) => ({ value: one.externalTeamId, label: one.name }))];
  return (
    <SpaceBetween size="m">
      {problem && <p role="alert">{problem}</p>}
      {externalTeams.length > 0 && (
        <FormField label="Outside team">
          <Select
            options={choices}
            selectedOption={choices.find(({ value }) => value === externalTeamId) ?? none}
            onChange={({ detail }) => {
              const { value = '', label = '' } = detail.selectedOption;
              setExternal(value);
              setName(value === '' ? '' : label);
            }}
          />
        </FormField>
      )}
      <FormField label="Team name">
        <Input
          value={name}
          onChange={({ detail }) => setName(detail.value)}
          onKeyDown={({ detail }) => {
            if (detail.key === 'Enter') void add();
          }}
        />
      </FormField>
      <Button loading={isRunning} onClick={() => void add()}>
        Add team
      </Button>
    </SpaceBetween>
  );
}
