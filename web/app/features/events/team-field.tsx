import { useEffect, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import type { EventDetails } from '#shared/events/schemas.ts';
import { hostsFor } from '#shared/teams/permissions.ts';
import type { Choice } from '../../forms/select-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { teamsApi } from '../../teams-api.ts';

/** The communities whose events the person manages, by name. */
async function myTeams(): Promise<Choice[]> {
  const { teams } = await teamsApi.listMyTeams({});
  return teams
    .filter(({ team, roles }) => team.status === 'active' && hostsFor(roles, team))
    .map(({ team }) => ({ value: team.teamId, label: team.name, description: team.city.name }));
}

/** Which community hosts the event; nothing for people who manage the events of none. */
export function TeamField({ control }: { readonly control: Control<z.input<typeof EventDetails>> }) {
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
    <SelectField
      control={control}
      name="hostingTeam"
      label="Hosted by"
      hint="Whoever manages events of a community manages this one too, and its name stands on the event."
      choices={shown}
      whenNone="You alone"
    />
  );
}
