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
import type { ExternalTeam } from '#shared/teams/external/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import type { OrganiserIntent } from '../organiser-intents.ts';
import { useSeasonSend } from '../use-season-send.ts';
import { EnterSquadForm } from './enter-squad-form.tsx';
import { PlannedSquads } from './planned-squads.tsx';

interface TeamMakerProps {
  readonly season: Season;
  /** Those that its community lists. */
  readonly externalTeams: readonly ExternalTeam[];
}

/** Places people who signed up on their own, after the organiser has seen where and why. */
export function TeamMaker({ season: { seasonId, divisions }, externalTeams }: TeamMakerProps) {
  const { send, isBusy, problem: refused } = useSeasonSend<OrganiserIntent>();
  const [divisionId, setDivisionId] = useState(divisions[0]?.divisionId ?? '');
  const [count, setCount] = useState('0');
  const [plan, setPlan] = useState<SquadPlan>();
  const [problem, setProblem] = useState<string>();
  const choices = divisions.map((division) => ({ value: division.divisionId, label: division.name }));
  const preview = async () => {
    try {
      setPlan(
        await operations(seasonsContract).planSquads({ seasonId, divisionId, newSquads: Number(count), seed: 1 }),
      );
      setProblem(undefined);
    } catch (error) {
      const { title, fields } = toRejection(error);
      setPlan(undefined);
      setProblem(Object.values(fields).join(' ') || title);
    }
  };
  const apply = (squads: SquadPlan['squads']) => {
    const filled = squads.filter(({ players }) => players.length > 0);
    const wanted = filled.map(({ squadId, name: called, players }) => ({
      ...(squadId && { squadId }),
      name: called,
      userIds: players.map(({ userId }) => userId),
    }));
    setPlan(undefined);
    send({ intent: 'apply', divisionId, squads: wanted });
  };
  return (
    <Container header={<Header variant="h2">Teams</Header>}>
      <SpaceBetween size="m">
        {(problem ?? refused) && <p role="alert">{problem ?? refused}</p>}
        <FormField label="Division">
          <Select
            options={choices}
            selectedOption={choices.find(({ value }) => value === divisionId) ?? null}
            onChange={({ detail }) => setDivisionId(detail.selectedOption.value ?? '')}
          />
        </FormField>
        <EnterSquadForm divisionId={divisionId} externalTeams={externalTeams} send={send} isBusy={isBusy} />
        <FormField label="New teams to make" constraintText="Besides those that are filled up.">
          <Input type="number" inputMode="numeric" value={count} onChange={({ detail }) => setCount(detail.value)} />
        </FormField>
        <Button onClick={() => void preview()}>Show how people would be placed</Button>
        {plan && <PlannedSquads plan={plan} onApply={apply} />}
      </SpaceBetween>
    </Container>
  );
}
