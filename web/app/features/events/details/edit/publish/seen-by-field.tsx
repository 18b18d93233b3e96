import { useWatch } from 'react-hook-form';
import type { EventVisibility } from '#shared/events/details/visibility.ts';
import { ChipChoice, type ChipOption } from '#web/app/forms/fields/chip-choice.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import type { EventFormState } from '../event-values.ts';
import { useHostingTeams } from '../hosting/use-hosting-teams.ts';

const words: Readonly<Record<EventVisibility, string>> = {
  public: 'Anyone can find it on Discover.',
  unlisted: 'Anyone with the link can open it. It isn’t listed anywhere.',
  private: 'Only people you send its private link can open it.',
  community: 'Only members of the team that hosts it can see it.',
  invitees: 'Only people you invite can see it.',
};

/** Who sees the event: the three that nearly all hosts want; the other two stand among them once they are chosen. */
export function SeenByField({ form: { control, values } }: { readonly form: EventFormState }) {
  const { field } = useField({ control, name: 'visibility' });
  const hostingTeam = useWatch({ control, name: 'hostingTeam' });
  const teams = useHostingTeams();
  const value = field.value ?? 'public';
  const options: ChipOption<EventVisibility>[] = [
    { value: 'public', label: 'Public' },
    ...(teams.length > 0 || hostingTeam || value === 'community'
      ? [{ value: 'community' as const, label: 'My teams' }]
      : []),
    { value: 'unlisted', label: 'Link only' },
    ...(value === 'private' ? [{ value: 'private' as const, label: 'Private link' }] : []),
    ...(value === 'invitees' ? [{ value: 'invitees' as const, label: 'Invited people' }] : []),
  ];
  const pick = (visibility: EventVisibility) => {
    const [team] = teams;
    if (visibility === 'community' && !hostingTeam && team)
      values.setValue('hostingTeam', team.value, { shouldDirty: true });
    field.onChange(visibility);
  };
  return (
    <div>
      <ChipChoice label="Who sees it" options={options} value={value} onChange={pick} />
      <p className="field-words">{words[value]}</p>
    </div>
  );
}
