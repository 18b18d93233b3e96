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
  /** Those that the community of the season lists. */
  readonly externalTeams: readonly ExternalTeam[];
}

const nobody = { value: '', label: 'None' };

/** Enters a team that has no people yet: an outside one, or one by its name alone. */
export function EnterSquadForm({ seasonId, divisionId, externalTeams }: EnterSquadFormProps) {
  const [name, setName] = useState('');
  const [externalTeamId, setExternal] = useState('');
  const { run, isRunning, problem } = useOperation(seasonsContract, 'enterSquad', {
    done: (_, squad) => `${squad.name} is entered`,
    showsProblem: true,
  });
  const choices = [nobody, ...externalTeams.map((one) => ({ value: one.externalTeamId, label: one.name }))];
  return (
    <SpaceBetween size="m">
      {problem && <p role="alert">{problem}</p>}
      {externalTeams.length > 0 && (
        <FormField label="Outside team">
          <Select
            options={choices}
            selectedOption={choices.find(({ value }) => value === externalTeamId) ?? nobody}
            onChange={({ detail }) => {
              const { value = '', label = '' } = detail.selectedOption;
              setExternal(value);
              setName(value === '' ? '' : label);
            }}
          />
        </FormField>
      )}
      <FormField label="Name of a team to enter">
        <Input value={name} onChange={({ detail }) => setName(detail.value)} />
      </FormField>
      <Button
        loading={isRunning}
        onClick={() => run({ seasonId, divisionId, name, ...(externalTeamId && { externalTeamId }) })}
      >
        Enter the team
      </Button>
    </SpaceBetween>
  );
}
