import Button from '@cloudscape-design/components/button';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { Point } from '#shared/events/details/schemas.ts';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { CityField, type SuggestedCity } from '#web/app/forms/places/city-field.tsx';
import { PlaceField } from '#web/app/forms/places/place-field.tsx';
import { useRead } from '#web/app/operations/use-read.ts';
import { locationChoices } from '../../event-choices.ts';
import type { EventFormState } from '../event-values.ts';
import { allChoices, milesWords, nearbyPlaces, type PlaceChoice } from './place-choices.ts';
import { forgetPlace, readPlace } from './read-place.ts';

/** Only places that list their courts ask for it. */
const CourtsField = lazy(async () => ({ default: (await import('./courts-field.tsx')).CourtsField }));

interface EventPlaceFieldsProps {
  readonly form: EventFormState;
  readonly cityName: string;
  /** Where to look for places until another city is picked. */
  readonly near?: Point | undefined;
  /** Where the host's last events were. */
  readonly recent?: readonly PlaceChoice[] | undefined;
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

/** The event is on the clock of where it is. */
const setZone = ({ values }: EventFormState, zone: string | undefined): void => {
  if (zone) values.setValue('timeZone', zone, { shouldValidate: true });
};

function usePickPlace(form: EventFormState) {
  const { values } = form;
  return async (picked: string | undefined) => {
    if (picked !== values.getValues('location.placeId')) forgetCourts(values);
    if (!picked && values.getValues('location.placeId')) values.setValue('location.point', undefined);
    values.setValue('location.placeId', picked, { shouldDirty: true });
    setZone(form, picked ? (await readPlace(picked))?.timeZone : undefined);
  };
}

/** Where: a place that is one press away, another one, an address or only a city. The city decides on the time zone. */
export function EventPlaceFields({ form, cityName, near: known, recent = [] }: EventPlaceFieldsProps) {
  const { control } = form;
  const kind = useWatch({ control, name: 'location.kind' });
  const placeId = useWatch({ control, name: 'location.placeId' });
  const [near, setNear] = useState(known);
  useEffect(() => forgetPlace, []);
  const pick = usePickPlace(form);
  return (
    <div className="event-part">
      {kind === 'place' && <PlaceChips form={form} recent={recent} near={near} onPick={pick} />}
      {kind === 'place' && (
        <PlaceField
          control={control}
          name="location.name"
          label="Place"
          near={near}
          onPick={(picked) => void pick(picked)}
        />
      )}
      {kind === 'place' && placeId && (
        <Suspense>
          <CourtsField control={control} placeId={placeId} />
        </Suspense>
      )}
      {kind === 'address' && (
        <TextField control={control} name="location.address" label="Address" max={200} autoComplete="street-address" />
      )}
      {kind === 'tbd' && <p className="field-words">You’ll set the place later. Players see only the city.</p>}
      <City
        form={form}
        cityName={cityName}
        onPick={(city) => {
          setNear(city);
          setZone(form, city?.timeZone);
        }}
      >
        <OtherKinds form={form} />
      </City>
    </div>
  );
}

interface PlaceChipsProps {
  readonly form: EventFormState;
  readonly recent: readonly PlaceChoice[];
  readonly near: Point | undefined;
  readonly onPick: (placeId: string | undefined) => Promise<void>;
}

function PlaceChips({ form: { control, values }, recent, near, onPick }: PlaceChipsProps) {
  const [placeId, name] = useWatch({ control, name: ['location.placeId', 'location.name'] });
  const around = useRead(near && `${near.lat} ${near.lng}`, readAround);
  const choices = allChoices(recent, around ?? []);
  if (choices.length === 0) return null;
  const pick = async (key: string) => {
    const choice = choices.find((one) => one.key === key);
    if (!choice) return;
    const shown = { shouldDirty: true, shouldValidate: true };
    values.setValue('location.name', choice.name, shown);
    values.setValue('location.address', choice.address, shown);
    if (choice.cityPlaceId) values.setValue('location.cityPlaceId', choice.cityPlaceId, shown);
    await onPick(choice.placeId);
  };
  return (
    <ChipChoice
      label="Where"
      options={choices.map(({ key, name: label, miles }) => ({
        value: key,
        label: (
          <>
            {label}
            {miles !== undefined && <small>{milesWords(miles)}</small>}
          </>
        ),
        name: label,
      }))}
      value={placeId ?? name}
      onChange={(key) => void pick(key)}
    />
  );
}

const readAround = (key: string) => {
  const [lat = 0, lng = 0] = key.split(' ').map(Number);
  return nearbyPlaces({ lat, lng });
};

/** The other ways to say where. */
function OtherKinds({ form: { control, values } }: Pick<EventPlaceFieldsProps, 'form'>) {
  const kind = useWatch({ control, name: 'location.kind' });
  return locationChoices
    .filter(({ value }) => value !== kind)
    .map(({ value, label }) => (
      <Button
        key={value}
        variant="inline-link"
        formAction="none"
        onClick={() => values.setValue('location.kind', value, { shouldDirty: true })}
      >
        {label}
      </Button>
    ));
}

interface CityProps extends Pick<EventPlaceFieldsProps, 'form' | 'cityName'> {
  readonly onPick: (city: SuggestedCity | undefined) => void;
  /** Other ways to say where. */
  readonly children: ReactNode;
}

/** The city as it is known; its field opens for another one, or where none is known. */
function City({ form: { control, values }, cityName, onPick, children }: CityProps) {
  const { errors } = useFormState({ control, name: 'location.cityPlaceId' });
  const [isOpen, setOpen] = useState(() => !cityName || !values.getValues('location.cityPlaceId'));
  const isShown = isOpen || errors.location?.cityPlaceId !== undefined;
  return (
    <>
      {isShown && (
        <CityField control={control} name="location.cityPlaceId" label="City" initialLabel={cityName} onPick={onPick} />
      )}
      <div className="event-city">
        {!isShown && (
          <span>
            {cityName}{' '}
            <Button variant="inline-link" formAction="none" ariaLabel="Change city" onClick={() => setOpen(true)}>
              Change
            </Button>
          </span>
        )}
        {children}
      </div>
    </>
  );
}
