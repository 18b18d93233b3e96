import type { Control } from 'react-hook-form';
import type * as z from 'zod';
import type { EventDetails, EventLocation } from '#shared/events/schemas.ts';
import { MultiselectField } from '../../forms/multiselect-field.tsx';

interface CourtsFieldProps {
  readonly control: Control<z.input<typeof EventDetails>>;
  readonly courts: NonNullable<EventLocation['courts']>;
}

/** Which of a place's courts an event is on. */
export const CourtsField = ({ control, courts }: CourtsFieldProps) => (
  <MultiselectField
    control={control}
    name="location.courtIds"
    label="Courts"
    choices={courts.map(({ courtId, name }) => ({ value: courtId, label: name }))}
    isOptional
  />
);
