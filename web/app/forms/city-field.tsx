import Autosuggest, { type AutosuggestProps } from '@cloudscape-design/components/autosuggest';
import FormField from '@cloudscape-design/components/form-field';
import { useRef, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type * as z from 'zod';
import type { CitySuggestion } from '#shared/places/views.ts';
import { placesApi } from '../places-api.ts';
import type { FieldProps } from './field-props.ts';
import { labelOf } from './field-words.tsx';

export type SuggestedCity = z.infer<typeof CitySuggestion>;

interface CityOption extends AutosuggestProps.Option {
  readonly city: SuggestedCity;
}

type CityFieldProps<Values extends FieldValues> = FieldProps<Values> & {
  /** The name of the city that is already chosen. */
  readonly initialLabel?: string;
  readonly onPick?: (city: SuggestedCity | undefined) => void;
};

/** A US city, kept by its place id. Only a suggestion counts: typing clears what was picked (R-PROF-20 to 22). */
export function CityField<Values extends FieldValues>(props: CityFieldProps<Values>) {
  const { control, name, hint = 'Start typing, then pick a US city.', initialLabel = '', onPick } = props;
  const { field, fieldState } = useController({ control, name });
  const [text, setText] = useState(initialLabel);
  const { cities, status, suggest } = useSuggestions();
  const pick = (city: SuggestedCity | undefined) => {
    field.onChange(city?.placeId ?? '');
    onPick?.(city);
  };
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
        loadingText="Looking for cities"
        errorText="The cities could not be loaded."
        recoveryText="Try again"
        empty={text.trim().length < 2 ? 'Type at least two letters.' : 'No US city begins like that.'}
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

/** Suggestions for what was typed last; an answer that comes late does not replace a newer one. */
function useSuggestions() {
  const [cities, setCities] = useState<readonly SuggestedCity[]>([]);
  const [status, setStatus] = useState<'pending' | 'loading' | 'finished' | 'error'>('pending');
  const latest = useRef<AbortController>(undefined);
  const suggest = async (typed: string) => {
    latest.current?.abort();
    const asked = new AbortController();
    latest.current = asked;
    const text = typed.trim();
    setStatus(text.length < 2 ? 'finished' : 'loading');
    if (text.length < 2) return setCities([]);
    const answer = await placesApi.suggestCities({ text }, { signal: asked.signal }).catch(() => undefined);
    if (asked.signal.aborted) return;
    setCities(answer?.cities ?? []);
    setStatus(answer ? 'finished' : 'error');
  };
  return { cities, status, suggest: (typed: string) => void suggest(typed) };
}
