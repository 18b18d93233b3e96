import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWatch } from 'react-hook-form';
import { LocalDateTimeField } from '#web/app/forms/dates/local-date-time-field.tsx';
import { LocalDayField } from '#web/app/forms/dates/local-day-field.tsx';
import { TimeZoneField } from '#web/app/forms/dates/time-zone-field.tsx';
import { CheckboxField } from '#web/app/forms/fields/checkbox-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import type { EventControl } from './event-values.ts';

/** The start on the wall clock of the place, and how long it lasts. */
export function EventTimeFields({ control }: EventControl) {
  const isTimeTbd = useWatch({ control, name: 'isTimeTbd' });
  return (
    <SpaceBetween size="l">
      {isTimeTbd ? (
        <LocalDayField
          control={control}
          name="localStart"
          label="Day"
          hint="Whoever joins hears when you set a time."
        />
      ) : (
        <LocalDateTimeField control={control} name="localStart" label="Starts" hint="On the clock where it happens." />
      )}
      <CheckboxField control={control} name="isTimeTbd" label="Time to be decided" />
      <TimeZoneField control={control} name="timeZone" label="Time zone" hint="Follows the city you pick." />
      <div className="fields-in-a-row">
        <NumberField control={control} name="duration.hours" label="Hours" />
        <NumberField control={control} name="duration.minutes" label="Minutes" />
      </div>
    </SpaceBetween>
  );
}
