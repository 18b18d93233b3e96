import Autosuggest, { type AutosuggestProps } from '@cloudscape-design/components/autosuggest';
import FormField from '@cloudscape-design/components/form-field';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { places } from '#shared/places/contract.ts';
import type { CitySuggestion } from '#shared/places/views.ts';
import { useField } from '#web/app/forms/use-field.ts';
import { operations } from '#web/app/operations/operations.ts';
import type { FieldProps } from '../field-props.ts';
import { labelOf } from '../field-words.tsx';
import { useSuggestions } from './use-suggestions.ts';

export type SuggestedCity = z.infer<typeof CitySuggestion>;

interface CityOption extends AutosuggestProps.Option {
  readonly city: SuggestedCity;
}

type CityFieldProps<Values extends FieldValues> = FieldProps<Values> & {
  /** The name of the city that is already chosen. */
  readonly initialLabel?: string;
  readonly onPick?: (city: SuggestedCity | undefined) => void;
};

const shortest = 2;
const tooShort = 'Type at least two letters.';

/** A US city, kept by its place id. Only a suggestion counts: typing clears what was picked (R-PROF-20 to 22). */
export function CityField<Values extends FieldValues>(props: CityFieldProps<Values>) {
  const { control, name, hint = 'Start typing, then pick a US city.', initialLabel = '', onPick } = props;
  const { field, fieldState } = useField({ control, name });
  const [text, setText] = useState(initialLabel);
  const { found: cities, status, suggest } = useSuggestions(findCities, { least: shortest });
  const pick = (city: SuggestedCity | undefined) => {
    field.onChange(city?.placeId ?? '');
    onPick?.(city);
  };
  const nothing = text.trim().length < shortest ? tooShort : 'No matching US city.';
  return (
    <FormField label={labelOf(props)} constraintText={hint} errorText={fieldState.error?.message}>
      <Autosuggest
        ref={field.ref}
        value={text}
        placeholder="Austin, TX"
        options={cities.map((city): CityOption => ({ value: city.label, label: city.label, city }))}
        filteringType="manual"
        statusType={status}
        hideEnteredTextOption
        loadingText="Finding cities"
        errorText="We couldn’t load cities."
        recoveryText="Try again"
        empty={tooShort}
        filteringResultsText={() => (status === 'finished' && cities.length === 0 ? nothing : '')}
        ariaRequired={!props.isOptional}
        onLoadItems={({ detail }) => suggest(detail.filteringText)}
        onChange={({ detail }) => {
          setText(detail.value);
          pick(undefined);
        }}
        onSelect={({ detail }) => {
          setText(detail.value);
          pick((detail.selectedOption as CityOption | undefined)?.city);
        }}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}

const findCities = async (text: string, signal: AbortSignal) =>
  (await operations(places).suggestCities({ text }, { signal })).cities;
