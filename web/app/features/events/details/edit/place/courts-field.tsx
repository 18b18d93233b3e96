import { MultiselectField } from '#web/app/forms/fields/multiselect-field.tsx';
import type { EventControl } from '../event-values.ts';
import { usePlaceCourts } from './use-place-courts.ts';

interface CourtsFieldProps {
  readonly control: EventControl['control'];
  readonly placeId: string;
}

/** Which of a place's courts an event is on; nothing where the place lists none. */
export function CourtsField({ control, placeId }: CourtsFieldProps) {
  const courts = usePlaceCourts(placeId);
  if (courts.length === 0) return null;
  return (
    <MultiselectField
      control={control}
      name="location.courtIds"
      label="Courts"
      choices={courts.map(({ courtId, name }) => ({ value: courtId, label: name }))}
      isOptional
    />
  );
}
