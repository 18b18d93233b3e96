import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { Point } from '#shared/events/details/schemas.ts';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { CityField } from '#web/app/forms/places/city-field.tsx';
import { PlaceField } from '#web/app/forms/places/place-field.tsx';
import { locationChoices } from '../../event-choices.ts';
import type { EventFormState } from '../event-values.ts';
import { forgetPlace, readPlace } from './read-place.ts';

/** Only places that list their courts ask for it. */
const CourtsField = lazy(async () => ({ default: (await import('./courts-field.tsx')).CourtsField }));

interface EventPlaceFieldsProps {
  readonly form: EventFormState;
  readonly cityName: string;
  /** Where to look for places until another city is picked. */
  readonly near?: Point | undefined;
}

/** Courts are those of one place. */
function forgetCourts({ setValue, getValues }: EventFormState['values']): void {
  setValue('location.courtIds', undefined);
  const groups = getValues('eventSlotGroup');
  const slotsOf = (slots: NonNullable<typeof groups>[number]['slots']) => slots.map(({ courtId, ...slot }) => slot);
  if (groups)
    setValue(
      'eventSlotGroup',
      groups.map((group) => ({ ...group, slots: slotsOf(group.slots) })),
    );
}

/** Gives the form the zone of what was picked, unless whoever fills it in chose one by hand. */
function useOfferedZone({ control, values }: EventFormState): (zone: string | undefined) => void {
  const { dirtyFields } = useFormState({ control, name: 'timeZone' });
  return (zone) => {
    if (zone && !dirtyFields.timeZone) values.setValue('timeZone', zone, { shouldValidate: true });
  };
}

/** Where: a place, an address or only a city. Picking another city offers its time zone. */
export function EventPlaceFields({ form, cityName, near: known }: EventPlaceFieldsProps) {
  const { control, values } = form;
  const kind = useWatch({ control, name: 'location.kind' });
  const placeId = useWatch({ control, name: 'location.placeId' });
  const offerZone = useOfferedZone(form);
  const [near, setNear] = useState(known);
  useEffect(() => forgetPlace, []);
  const pick = async (picked: string | undefined) => {
    if (picked !== values.getValues('location.placeId')) forgetCourts(values);
    if (!picked && values.getValues('location.placeId')) values.setValue('location.point', undefined);
    values.setValue('location.placeId', picked, { shouldDirty: true });
    const place = picked ? await readPlace(picked) : undefined;
    offerZone(place?.timeZone);
  };
  return (
    <SpaceBetween size="l">
      <SelectField control={control} name="location.kind" label="Where it is" choices={locationChoices} />
      {kind === 'place' && (
        <PlaceField
          control={control}
          name="location.name"
          label="Place"
          hint="As people know it. Pick a listed place to have its address and its courts."
          near={near}
          onPick={(picked) => void pick(picked)}
        />
      )}
      {kind === 'place' && placeId && (
        <Suspense>
          <CourtsField control={control} placeId={placeId} />
        </Suspense>
      )}
      {kind !== 'tbd' && !(kind === 'place' && placeId) && (
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
        onPick={(city) => {
          setNear(city);
          offerZone(city?.timeZone);
        }}
      />
    </SpaceBetween>
  );
}
