import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Control } from 'react-hook-form';
import { type Community, inheritedAges } from '#shared/competitions/seasons/community-ages.ts';
import { DayField } from '#web/app/forms/dates/day-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { InstantField } from './instant-field.tsx';
import type { SeasonValues } from './season-values.ts';

const rosterViewers = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'members', label: 'Members and players' },
  { value: 'organisers', label: 'Organizers' },
];

const hintOf = (community: Community) => {
  const hint = inheritedAges(community);
  return hint ? { hint } : {};
};

interface RosterProps {
  readonly control: Control<SeasonValues>;
  readonly community: Community;
}

/** Who may be on the roster of a team, and how many. */
export const RosterFields = ({ control, community }: RosterProps) => (
  <SpaceBetween size="l">
    <NumberField control={control} name="rosterRules.minSize" label="Minimum players per team" />
    <NumberField control={control} name="rosterRules.maxSize" label="Maximum players per team" />
    <NumberField control={control} name="rosterRules.minWomen" label="Minimum women per team" />
    <NumberField control={control} name="rosterRules.minMen" label="Minimum men per team" />
    <NumberField control={control} name="rosterRules.minAge" label="Minimum age" {...hintOf(community)} isOptional />
    <NumberField control={control} name="rosterRules.maxAge" label="Maximum age" isOptional />
    <DayField
      control={control}
      name="rosterRules.ageOn"
      label="Age cutoff date"
      hint="Leave empty for the first day of the season."
      isOptional
    />
    <NumberField control={control} name="rosterRules.maxTeamsPerPlayer" label="Teams per player" />
    <InstantField
      control={control}
      name="rosterRules.freezeAt"
      label="Rosters close on"
      hint="After this only late additions can join. Leave empty to keep rosters open."
    />
    <NumberField control={control} name="rosterRules.lateAdditionsAllowed" label="Late additions per team" />
    <NumberField control={control} name="rosterRules.guestPlayersPerMatch" label="Guest players per match" />
    <NumberField
      control={control}
      name="rosterRules.playoffMinGames"
      label="Games needed for the playoffs"
      hint="Matches a player needs before the playoffs."
    />
    <SelectField control={control} name="rostersShown" label="Who can see rosters" choices={rosterViewers} />
  </SpaceBetween>
);
