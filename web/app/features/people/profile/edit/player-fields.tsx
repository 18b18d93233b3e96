import SpaceBetween from '@cloudscape-design/components/space-between';
import type * as z from 'zod';
import { SkillLevel } from '#shared/events/rsvp/eligibility.ts';
import { genders } from '#shared/people/profile/player-facts.ts';
import type { SaveProfile } from '#shared/people/profile/save-profile.ts';
import { gameTypes } from '#shared/places/game-types.ts';
import { DayField } from '#web/app/forms/dates/day-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import type { CheckedForm } from '#web/app/forms/use-checked-form.ts';

const levels = SkillLevel.options.map((value) => ({ value, label: value.slice(0, 1).toUpperCase() + value.slice(1) }));
const notSaid = 'Prefer not to say';

interface PlayerFieldsProps {
  readonly form: CheckedForm<z.input<typeof SaveProfile>>;
}

/** What some events ask of people: when they were born, their gender, and how well they play what they chose. */
export function PlayerFields({ form: { control, values } }: PlayerFieldsProps) {
  const chosen = gameTypes.filter(({ gameTypeId }) => values.watch('games').includes(gameTypeId));
  return (
    <fieldset className="player-facts">
      <legend>For events with requirements</legend>
      <p className="player-facts-hint">
        Some events are for an age, a gender or a level. Fill this in to join them. Only you see it.
      </p>
      <SpaceBetween size="l">
        <DayField control={control} name="birthdate" label="Birth date" hint="You must be at least 13." isOptional />
        <SelectField control={control} name="gender" label="Gender" choices={genders} whenNone={notSaid} isOptional />
        {chosen.map(({ gameTypeId, label }) => (
          <SelectField
            key={gameTypeId}
            control={control}
            name={`levels.${gameTypeId}`}
            label={`Level in ${label}`}
            choices={levels}
            whenNone={notSaid}
            isOptional
          />
        ))}
      </SpaceBetween>
    </fieldset>
  );
}
