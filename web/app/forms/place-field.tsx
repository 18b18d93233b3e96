import Autosuggest from '@cloudscape-design/components/autosuggest';
import FormField from '@cloudscape-design/components/form-field';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { Point } from '#shared/events/schemas.ts';
import type { PlaceCard } from '#shared/places/schemas.ts';
import { placesApi } from '../places-api.ts';
import type { FieldProps } from './field-props.ts';
import { labelOf } from './field-words.tsx';

type PlaceFieldProps<Values extends FieldValues> = FieldProps<Values> & {
  /** Where to look. */
  readonly near: Point | undefined;
  /** The listed place that was picked; nothing when the name is the person's own. */
  readonly onPick: (placeId: string | undefined) => void;
};

/** Places are loaded when somebody has not typed for so long (R-PLACE-02). */
export const placeLoadingDelayMs = 500;

/** The name of a place: of a listed one that was picked, or as the person writes it. */
export function PlaceField<Values extends FieldValues>(props: PlaceFieldProps<Values>) {
  const { control, name, hint, near, onPick } = props;
  const { field, fieldState } = useController({ control, name });
  const { places, status, look } = usePlaces(near);
  const text = String(field.value ?? '');
  return (
    <FormField label={labelOf(props)} constraintText={hint} errorText={fieldState.error?.message}>
      <Autosuggest
        ref={field.ref}
        value={text}
        options={places.map(({ placeId, name: label, address, cityName }) => ({
          value: placeId,
          label,
          description: address ?? cityName,
        }))}
        filteringType="manual"
        statusType={status}
        hideEnteredTextOption
        loadingText="Looking for places"
        errorText="The places could not be loaded."
        recoveryText="Try again"
        empty={near ? 'No listed place is called that.' : 'Pick a city to see its places.'}
        ariaRequired={!props.isOptional}
        onLoadItems={({ detail }) => look(detail.filteringText)}
        onChange={({ detail }) => {
          field.onChange(detail.value);
          onPick(undefined);
        }}
        onSelect={({ detail }) => {
          const picked = places.find(({ placeId }) => placeId === detail.value);
          if (!picked) return;
          field.onChange(picked.name);
          onPick(picked.placeId);
        }}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}

/** About 15 miles to each side. */
const reach = 0.22;

/** The places around a point whose name has what was typed last. */
function usePlaces(near: Point | undefined) {
  const [places, setPlaces] = useState<readonly PlaceCard[]>([]);
  const [status, setStatus] = useState<'pending' | 'loading' | 'finished' | 'error'>('pending');
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; asked: AbortController }>(undefined);
  const stop = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current?.asked.abort();
  };
  useEffect(() => stop, []);
  const ask = async (text: string, { lat, lng }: Point, asked: AbortController) => {
    const bounds = { south: lat - reach, north: lat + reach, west: lng - reach, east: lng + reach };
    const answer = await placesApi
      .findPlaces({ ...bounds, text, limit: 20 }, { signal: asked.signal })
      .catch(() => undefined);
    if (asked.signal.aborted) return;
    setPlaces(answer?.places ?? []);
    setStatus(answer ? 'finished' : 'error');
  };
  const look = (typed: string) => {
    stop();
    if (!near) return setStatus('finished');
    setStatus('loading');
    const asked = new AbortController();
    const timer = setTimeout(() => void ask(typed.trim(), near, asked), placeLoadingDelayMs);
    waiting.current = { timer, asked };
  };
  return { places, status, look };
}
