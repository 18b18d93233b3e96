import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useCallback, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Point } from '#shared/events/details/schemas.ts';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { CityField } from '#web/app/forms/places/city-field.tsx';
import { PinsOnMap } from '#web/app/map/pins-on-map.tsx';
import type { PlaceForm } from './place-values.ts';

/** City, address and pin. The pin is put on the map, or typed where a map is of no use. */
export function PlaceLocationFields({ form: { control, values }, cityName }: { form: PlaceForm; cityName: string }) {
  const point = useWatch({ control, name: 'location.point' });
  const move = useCallback(
    (to: Point) => values.setValue('location.point', to, { shouldDirty: true, shouldValidate: true }),
    [values],
  );
  const { lat, lng } = point ?? {};
  const pins = useMemo(
    () =>
      lat === undefined || lng === undefined ? [] : [{ lat, lng, name: 'The pin. Drag it, or use the arrow keys.' }],
    [lat, lng],
  );
  return (
    <SpaceBetween size="l">
      <CityField
        control={control}
        name="location.cityPlaceId"
        label="City"
        initialLabel={cityName}
        onPick={(city) => {
          if (!city) return;
          if (city.timeZone) values.setValue('timeZone', city.timeZone, { shouldValidate: true });
          move({ lat: city.lat, lng: city.lng });
        }}
      />
      <TextField control={control} name="location.address" label="Address" max={300} isOptional />
      {pins.length > 0 && <PinsOnMap label="Map to put the pin on" pins={pins} onMove={move} />}
      {point && <p className="visually-hidden" role="status">{`Pin at ${point.lat}, ${point.lng}`}</p>}
      {point && (
        <fieldset className="place-row">
          <legend>Pin coordinates</legend>
          <Degrees label="Latitude" value={point.lat} onChange={(value) => move({ ...point, lat: value })} />
          <Degrees label="Longitude" value={point.lng} onChange={(value) => move({ ...point, lng: value })} />
        </fieldset>
      )}
    </SpaceBetween>
  );
}

interface DegreesProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const Degrees = ({ label, value, onChange }: DegreesProps) => (
  <FormField label={label}>
    <Input
      type="number"
      inputMode="decimal"
      step="any"
      value={String(value)}
      onChange={({ detail }) => {
        const typed = Number(detail.value);
        if (detail.value !== '' && Number.isFinite(typed)) onChange(typed);
      }}
    />
  </FormField>
);
