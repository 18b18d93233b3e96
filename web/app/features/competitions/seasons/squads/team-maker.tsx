import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import type { SquadPlan } from '#shared/competitions/seasons/team-maker/squad-plan.ts';
import { quantity } from '#shared/quantity.ts';
import type { ExternalTeam } from '#shared/teams/external/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { EnterSquadForm } from './enter-squad-form.tsx';
import { PlannedSquads } from './planned-squads.tsx';

interface TeamMakerProps {
  readonly season: Season;
  /** The teams on the community's list. */
  readonly externalTeams: readonly ExternalTeam[];
}

/** Places free agents on teams, after a preview. */
export function TeamMaker({ season: { seasonId, divisions }, externalTeams }: TeamMakerProps) {
  const [divisionId, setDivisionId] = useState(divisions[0]?.divisionId ?? '');
  const [count, setCount] = useState('0');
  const [plan, setPlan] = useState<SquadPlan>();
  const choices = divisions.map((division) => ({ value: division.divisionId, label: division.name }));
  const look = useOperation(seasonsContract, 'planSquads', { onDone: setPlan, showsProblem: true, rereads: false });
  const place = useOperation(seasonsContract, 'applySquads', {
    done: ({ placed }) => quantity(placed, 'player placed', 'players placed'),
    showsProblem: true,
  });
  const { problem } = useTogether(look, place);
  const preview = () => {
    setPlan(undefined);
    void look.run({ seasonId, divisionId, newSquads: Number(count), seed: 1 });
  };
  const apply = (squads: SquadPlan['squads']) => {
    const filled = squads.filter(({ players }) => players.length > 0);
    const wanted = filled.map(({ squadId, name: called, players }) => ({
      ...(squadId && { squadId }),
      name: called,
      userIds: players.map(({ userId }) => userId),
    }));
    setPlan(undefined);
    void place.run({ seasonId, divisionId, squads: wanted });
  };
  return (
    <Container header={<Header variant="h2">Teams</Header>}>
      <SpaceBetween size="m">
        {problem && <p role="alert">{problem}</p>}
        <FormField label="Division">
          <Select
            options={choices}
            selectedOption={choices.find(({ value }) => value === divisionId) ?? null}
            onChange={({ detail }) => setDivisionId(detail.selectedOption.value ?? '')}
          />
        </FormField>
        <EnterSquadForm {...{ seasonId, divisionId, externalTeams }} />
        <FormField label="New teams" constraintText="In addition to the existing teams, which fill up first.">
          <Input type="number" inputMode="numeric" value={count} onChange={({ detail }) => setCount(detail.value)} />
        </FormField>
        <Button onClick={preview}>Preview teams</Button>
        {plan && <PlannedSquads plan={plan} onApply={apply} />}
      </SpaceBetween>
    </Container>
  );
}
