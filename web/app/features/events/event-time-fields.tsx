import ColumnLayout from '@cloudscape-design/components/column-layout';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { EventDetails } from '#shared/events/schemas.ts';
import { LocalDateTimeField } from '../../forms/local-date-time-field.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { TimeZoneField } from '../../forms/time-zone-field.tsx';
import type { OperationForm } from '../../forms/use-operation-form.ts';

/** The start on the wall clock of the place, and how long it lasts. */
export function EventTimeFields({ control }: Pick<OperationForm<typeof EventDetails>, 'control'>) {
  return (
    <SpaceBetween size="l">
      <LocalDateTimeField control={control} name="localStart" label="Starts" hint="On the clock where it happens." />
      <TimeZoneField control={control} name="timeZone" label="Time zone" hint="Follows the city you pick." />
      <ColumnLayout columns={2}>
        <NumberField control={control} name="duration.hours" label="Hours" />
        <NumberField control={control} name="duration.minutes" label="Minutes" />
      </ColumnLayout>
    </SpaceBetween>
  );
}
