import SpaceBetween from '@cloudscape-design/components/space-between';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { CityField } from '#web/app/forms/places/city-field.tsx';
import type { FieldsProps } from './team-values.ts';

interface PlaceFieldsProps extends FieldsProps {
  readonly cityName: string;
  readonly onCity: (name: string) => void;
}

/** The home city of a community. */
export const PlaceFields = ({ control, cityName, onCity }: PlaceFieldsProps) => (
  <SpaceBetween size="l">
    <CityField
      control={control}
      name="cityPlaceId"
      label="City"
      initialLabel={cityName}
      onPick={(city) => onCity(city?.label ?? '')}
    />
    <NumberField control={control} name="serviceRadiusMiles" label="Radius in miles" />
  </SpaceBetween>
);
