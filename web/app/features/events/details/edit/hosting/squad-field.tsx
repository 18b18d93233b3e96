import { hostsFor } from '#shared/teams/details/hosts-for.ts';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import type { EventControl } from '../event-values.ts';
import { useTeamView } from './use-team-view.ts';

interface SquadFieldProps {
  readonly control: EventControl['control'];
  readonly teamId: string;
}

/** Which squad of its community the event is of: those alone that the host puts events under. */
export function SquadField({ control, teamId }: SquadFieldProps) {
  const view = useTeamView(teamId);
  if (!view) return null;
  const own = view.squads.filter(({ isOwn }) => isOwn).map(({ squadId }) => squadId);
  const hosts = (squadId?: string) => hostsFor(view.roles, view.team, { squadId, own });
  const choices = view.squads
    .filter(({ squadId }) => hosts(squadId))
    .map(({ squadId, name }) => ({ value: squadId, label: name }));
  if (choices.length === 0) return null;
  return (
    <SelectField
      control={control}
      name="hostingSquad"
      label="Team"
      hint="The team’s coaches can manage the event too."
      choices={choices}
      {...(hosts() ? { whenNone: 'The whole community' } : { placeholder: 'Choose your team' })}
    />
  );
}
