import SpaceBetween from '@cloudscape-design/components/space-between';
import { RemindersField } from '#web/app/forms/dates/reminders-field.tsx';
import { CheckboxField } from '#web/app/forms/fields/checkbox-field.tsx';
import { CheckboxWithDetails } from '#web/app/forms/fields/checkbox-with-details.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import type { FieldsProps } from './team-values.ts';

/** The defaults of new events. */
export const EventDefaultFields = ({ control }: FieldsProps) => (
  <SpaceBetween size="l">
    <NumberField
      control={control}
      name="defaults.capacity"
      label="Spots"
      hint="Leave it empty for no limit."
      placeholder="No limit"
      isOptional
    />
    <CheckboxField control={control} name="defaults.allowWaitlist" label="Waitlist when full" />
    <CheckboxWithDetails control={control} name="defaults.allowParticipantGuests" label="Players can bring guests">
      <NumberField control={control} name="defaults.guestLimit" label="Guests per player" hint="1 to 10" />
    </CheckboxWithDetails>
    <RemindersField control={control} name="defaults.remindHoursBefore" />
    <NumberField
      control={control}
      name="availabilityCutoffHours.game"
      label="Match replies close (hours before the start)"
      hint="0 to 168. 0 means until the start."
    />
    <NumberField
      control={control}
      name="availabilityCutoffHours.practice"
      label="Practice replies close (hours before the start)"
      hint="0 to 168. 0 means until the start."
    />
  </SpaceBetween>
);
