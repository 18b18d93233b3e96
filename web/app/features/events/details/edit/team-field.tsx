import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { teams as teamsContract } from '#shared/teams/contract.ts';
import { hostsFor } from '#shared/teams/details/hosts-for.ts';
import { reachesOf } from '#shared/teams/permissions.ts';
import type { Choice } from '#web/app/forms/fields/select-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { operations } from '#web/app/operations/operations.ts';
import type { EventControl } from './event-values.ts';
import { SquadField } from './squad-field.tsx';

/** The communities under whose name the person puts events, or under that of a squad of theirs, by name. */
async function myTeams(): Promise<Choice[]> {
  const { teams } = await operations(teamsContract).listMyTeams({});
  return teams
    .filter(({ team, roles }) => team.status === 'active' && (hostsFor(roles, team) || hasSquads(roles)))
    .map(({ team }) => ({ value: team.teamId, label: team.name, description: team.city.name }));
}

const hasSquads = (roles: Parameters<typeof reachesOf>[0]) => reachesOf(roles, 'manageEvents').includes('ownSquad');

/** Which community hosts the event; nothing for people who manage the events of none. */
export function TeamField({ control }: EventControl) {
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const chosen = useWatch({ control, name: 'hostingTeam' });
  useEffect(() => {
    let isShown = true;
    void myTeams()
      .catch(() => [])
      .then((teams) => isShown && setChoices(teams));
    return () => {
      isShown = false;
    };
  }, []);
  const isOfAnother = chosen !== undefined && !choices.some(({ value }) => value === chosen);
  const shown = isOfAnother ? [...choices, { value: chosen, label: 'The community that hosts it' }] : choices;
  if (shown.length === 0) return null;
  return (
    <SpaceBetween size="l">
      <SelectField
        control={control}
        name="hostingTeam"
        label="Hosted by"
        hint="Whoever manages events of a community manages this one too, and its name stands on the event."
        choices={shown}
        whenNone="You alone"
      />
      {chosen !== undefined && <SquadField control={control} teamId={chosen} />}
    </SpaceBetween>
  );
}
