import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Control } from 'react-hook-form';
import { DayField } from '#web/app/forms/dates/day-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { InstantField } from './instant-field.tsx';
import type { SeasonValues } from './season-values.ts';

const rosterViewers = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'members', label: 'Members and players' },
  { value: 'organisers', label: 'Organisers' },
];

/** Who may be on the roster of a team, and how many. */
export const RosterFields = ({ control }: { control: Control<SeasonValues> }) => (
  <SpaceBetween size="l">
    <NumberField control={control} name="rosterRules.minSize" label="Fewest players in a team" />
    <NumberField control={control} name="rosterRules.maxSize" label="Most players in a team" />
    <NumberField control={control} name="rosterRules.minWomen" label="Fewest women in a team" />
    <NumberField control={control} name="rosterRules.minMen" label="Fewest men in a team" />
    <NumberField control={control} name="rosterRules.minAge" label="Youngest age" isOptional />
    <NumberField control={control} name="rosterRules.maxAge" label="Oldest age" isOptional />
    <DayField
      control={control}
      name="rosterRules.ageOn"
      label="Day on which ages count"
      hint="Without it the first day of the season."
      isOptional
    />
    <NumberField control={control} name="rosterRules.maxTeamsPerPlayer" label="Most teams of a player" />
    <InstantField
      control={control}
      name="rosterRules.freezeAt"
      label="Rosters are closed from"
      hint="From then on nobody is added but the late additions. Leave it empty to keep them open."
    />
    <NumberField control={control} name="rosterRules.lateAdditionsAllowed" label="Late additions of a team" />
    <NumberField control={control} name="rosterRules.guestPlayersPerMatch" label="Guest players in a match" />
    <NumberField
      control={control}
      name="rosterRules.playoffMinGames"
      label="Games needed for the playoffs"
      hint="Of a player, before they may play in them."
    />
    <SelectField control={control} name="rostersShown" label="Who sees who is in a team" choices={rosterViewers} />
  </SpaceBetween>
);
