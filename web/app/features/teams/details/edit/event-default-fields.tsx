import SpaceBetween from '@cloudscape-design/components/space-between';
import { RemindersField } from '#web/app/forms/dates/reminders-field.tsx';
import { CheckboxField } from '#web/app/forms/fields/checkbox-field.tsx';
import { CheckboxWithDetails } from '#web/app/forms/fields/checkbox-with-details.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import type { FieldsProps } from './team-values.ts';

/** What events of the community begin with. */
export const EventDefaultFields = ({ control }: FieldsProps) => (
  <SpaceBetween size="l">
    <NumberField
      control={control}
      name="defaults.capacity"
      label="Seats"
      hint="Leave it empty for no limit."
      placeholder="No limit"
      isOptional
    />
    <CheckboxField control={control} name="defaults.allowWaitlist" label="People can wait when all seats are taken" />
    <CheckboxWithDetails control={control} name="defaults.allowParticipantGuests" label="Joiners may bring guests">
      <NumberField control={control} name="defaults.guestLimit" label="Most guests a joiner may bring" hint="1 to 10" />
    </CheckboxWithDetails>
    <RemindersField control={control} name="defaults.remindHoursBefore" />
    <NumberField
      control={control}
      name="availabilityCutoffHours.game"
      label="Replies to matches close, hours before the start"
      hint="0 to 168. With 0 people reply until the start."
    />
    <NumberField
      control={control}
      name="availabilityCutoffHours.practice"
      label="Replies to practices close, hours before the start"
      hint="0 to 168. With 0 people reply until the start."
    />
  </SpaceBetween>
);
