import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import { useEffect } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { takenOver } from '#shared/teams/details/event-defaults.ts';
import type { EventFormState } from '../event-values.ts';
import { takenOverWords } from './taken-over-words.ts';
import { useTeamView } from './use-team-view.ts';

interface TeamDefaultsProps {
  readonly form: EventFormState;
  /** A team whose defaults do not apply: the event began with everything decided. */
  readonly except: unknown;
}

/** Sets what the chosen team's events begin with, except what the host touched already, and says so. */
export function TeamDefaults({ form: { control, values }, except }: TeamDefaultsProps) {
  const teamId = useWatch({ control, name: 'hostingTeam' });
  const kind = useWatch({ control, name: 'kind' });
  const { dirtyFields } = useFormState({ control });
  const team = useTeamView(teamId === except ? undefined : teamId)?.team;
  useEffect(() => {
    if (!team) return;
    for (const [name, value] of Object.entries(takenOver(team, kind)))
      if (!(name in dirtyFields)) values.setValue(name as 'capacity', value as number | null);
  }, [team, kind]);
  const words = team ? takenOverWords(takenOver(team, kind)) : [];
  if (!team || words.length === 0) return null;
  return (
    <Box margin={{ top: 'l' }}>
      <Alert header={`Defaults of ${team.name}`}>{words.join(' · ')}. You can change any of it for this event.</Alert>
    </Box>
  );
}
