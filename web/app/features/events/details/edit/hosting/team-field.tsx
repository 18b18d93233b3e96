import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWatch } from 'react-hook-form';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import type { EventControl } from '../event-values.ts';
import { SquadField } from './squad-field.tsx';
import { useHostingTeams } from './use-hosting-teams.ts';

/** Which team hosts the event; nothing for people who manage the events of none. */
export function TeamField({ control }: EventControl) {
  const choices = useHostingTeams();
  const chosen = useWatch({ control, name: 'hostingTeam' });
  const isOfAnother = chosen !== undefined && !choices.some(({ value }) => value === chosen);
  const shown = isOfAnother ? [...choices, { value: chosen, label: 'The team that hosts it' }] : choices;
  if (shown.length === 0) return null;
  return (
    <SpaceBetween size="l">
      <SelectField
        control={control}
        name="hostingTeam"
        label="Hosted by"
        hint="The team’s event managers can manage it too, and its name is on the event."
        choices={shown}
        whenNone="Only you"
      />
      {chosen !== undefined && <SquadField control={control} teamId={chosen} />}
    </SpaceBetween>
  );
}
