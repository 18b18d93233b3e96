import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWatch } from 'react-hook-form';
import type { EventDetails } from '#shared/events/schemas.ts';
import { CityField } from '../../forms/city-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import type { OperationForm } from '../../forms/use-operation-form.ts';
import { locationChoices } from './event-choices.ts';

interface EventPlaceFieldsProps {
  readonly form: OperationForm<typeof EventDetails>;
  readonly cityName: string;
}

/** Where: a place, an address or only a city. Picking another city offers its time zone. */
export function EventPlaceFields({ form: { control, values }, cityName }: EventPlaceFieldsProps) {
  const kind = useWatch({ control, name: 'location.kind' });
  return (
    <SpaceBetween size="l">
      <SelectField control={control} name="location.kind" label="Where it is" choices={locationChoices} />
      {kind === 'place' && (
        <TextField control={control} name="location.name" label="Place" hint="As people know it." max={80} />
      )}
      {kind !== 'tbd' && (
        <TextField
          control={control}
          name="location.address"
          label="Address"
          max={200}
          autoComplete="street-address"
          isOptional={kind === 'place'}
        />
      )}
      <CityField
        control={control}
        name="location.cityPlaceId"
        label="City"
        initialLabel={cityName}
        onPick={(city) => city?.timeZone && values.setValue('timeZone', city.timeZone, { shouldValidate: true })}
      />
    </SpaceBetween>
  );
}
