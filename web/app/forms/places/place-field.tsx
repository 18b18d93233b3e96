import Autosuggest from '@cloudscape-design/components/autosuggest';
import FormField from '@cloudscape-design/components/form-field';
import type { FieldValues } from 'react-hook-form';
import type { Point } from '#shared/events/details/schemas.ts';
import { places } from '#shared/places/contract.ts';
import type { PlaceCard } from '#shared/places/schemas.ts';
import { useField } from '#web/app/forms/use-field.ts';
import { operations } from '#web/app/operations/operations.ts';
import type { FieldProps } from '../field-props.ts';
import { labelOf } from '../field-words.tsx';
import { useSuggestions } from './use-suggestions.ts';

type PlaceFieldProps<Values extends FieldValues> = FieldProps<Values> & {
  /** Where to look. */
  readonly near: Point | undefined;
  /** The listed place that was picked; nothing when the name is the person's own. */
  readonly onPick: (placeId: string | undefined) => void;
};

/** Places are loaded when typing has paused for so long (R-PLACE-02). */
export const placeLoadingDelayMs = 500;

/** The name of a place: of a listed one that was picked, or as the person writes it. */
export function PlaceField<Values extends FieldValues>(props: PlaceFieldProps<Values>) {
  const { control, name, hint, near, onPick } = props;
  const { field, fieldState } = useField({ control, name });
  const {
    found: places,
    status,
    suggest,
  } = useSuggestions(async (typed, signal) => (near ? findPlaces(typed, near, signal) : []), {
    delayMs: placeLoadingDelayMs,
  });
  const text = String(field.value ?? '');
  const nothing = near ? 'No matching place.' : 'Pick a city to see its places.';
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
        statusType={near ? status : 'finished'}
        hideEnteredTextOption
        loadingText="Finding places"
        errorText="We couldn’t load places."
        recoveryText="Try again"
        empty={nothing}
        filteringResultsText={() => (places.length === 0 && (status === 'finished' || !near) ? nothing : '')}
        ariaRequired={!props.isOptional}
        onLoadItems={({ detail }) => near && suggest(detail.filteringText)}
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

/** The places around a point whose name has the text. */
async function findPlaces(text: string, { lat, lng }: Point, signal: AbortSignal): Promise<readonly PlaceCard[]> {
  const bounds = { south: lat - reach, north: lat + reach, west: lng - reach, east: lng + reach };
  return (await operations(places).findPlaces({ ...bounds, text, limit: 20 }, { signal })).places;
}
