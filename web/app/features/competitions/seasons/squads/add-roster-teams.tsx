import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import type { RosterTeam } from './roster-teams.ts';

interface Props {
  readonly season: Season;
  readonly teams: readonly RosterTeam[];
}

interface Adding {
  readonly seasonId: string;
  readonly divisionId: string;
  readonly teams: readonly RosterTeam[];
}

/** Brings the teams of the community's roster into the season with their players, in one press. */
export function AddRosterTeams({ season: { seasonId, divisions }, teams }: Props) {
  const [divisionId, setDivisionId] = useState(divisions[0]?.divisionId ?? '');
  const players = teams.reduce((sum, { inviteIds }) => sum + inviteIds.length, 0);
  const { run, isRunning, problem } = useChange(addTeams, {
    done: `${quantity(teams.length, 'team')} with ${quantity(players, 'player')} added`,
    showsProblem: true,
  });
  const options = divisions.map(({ divisionId: value, name: label }) => ({ value, label }));
  const names = new Intl.ListFormat('en-US').format(teams.map(({ name }) => name));
  return (
    <Container header={<Header variant="h2">From the roster</Header>}>
      <SpaceBetween size="m">
        <p>{`These teams are on the roster and not in the season yet: ${names}.`}</p>
        {options.length > 1 && (
          <FormField label="Division">
            <Select
              options={options}
              selectedOption={options.find(({ value }) => value === divisionId) ?? null}
              onChange={({ detail }) => setDivisionId(detail.selectedOption.value ?? '')}
            />
          </FormField>
        )}
        {problem && <div role="alert">{problem}</div>}
        <Button variant="primary" loading={isRunning} onClick={() => void run({ seasonId, divisionId, teams })}>
          {`Add ${quantity(teams.length, 'team')} with ${quantity(players, 'player')}`}
        </Button>
      </SpaceBetween>
    </Container>
  );
}

/** A team that stops halfway is offered again with the players it lacks. */
async function addTeams({ seasonId, divisionId, teams }: Adding): Promise<object> {
  const api = operations(seasonsContract);
  for (const { name, squadId, inviteIds } of teams) {
    const to = squadId ?? (await api.enterSquad({ seasonId, divisionId, name })).squadId;
    await api.addSquadPlayers({ seasonId, squadId: to, inviteIds: [...inviteIds] });
  }
  return {};
}
