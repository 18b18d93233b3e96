import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import type { EnteredSide } from '#shared/competitions/statistics/player-line.ts';

interface Props {
  readonly side: EnteredSide;
  /** Those who were added since. */
  readonly guestIds: readonly string[];
  readonly onAdd: (personId: string) => void;
}

/** Adds a guest player, as long as the season allows more of them. */
export function GuestChoice({ side: { players, guests, guestsAllowed }, guestIds, onAdd }: Props) {
  if (guestsAllowed === 0) return null;
  const playing = players.filter(({ guest }) => guest).length + guestIds.length;
  const options = guests
    .filter(({ personId }) => !guestIds.includes(personId))
    .map(({ personId, name }) => ({ value: personId, label: name }));
  return (
    <FormField label="Guest player" description={`${playing} of at most ${guestsAllowed} in this match.`}>
      <Select
        placeholder="Add a player from outside this team"
        empty="No other players in this season."
        filteringType="auto"
        disabled={playing >= guestsAllowed}
        options={options}
        selectedOption={null}
        onChange={({ detail }) => onAdd(detail.selectedOption.value ?? '')}
      />
    </FormField>
  );
}
