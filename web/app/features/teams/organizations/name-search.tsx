import Autosuggest from '@cloudscape-design/components/autosuggest';
import FormField from '@cloudscape-design/components/form-field';
import { useState } from 'react';
import { useSuggestions } from '#web/app/forms/places/use-suggestions.ts';

/** A search result. */
export interface Named {
  readonly id: string;
  readonly name: string;
  /** Tells it from another one of the same name. */
  readonly detail?: string | undefined;
}

interface NameSearchProps {
  readonly label: string;
  readonly hint: string;
  /** Shown when nothing has that name. */
  readonly none: string;
  readonly errorText: string | undefined;
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly Named[]>;
  /** The id in a link that was pasted instead. */
  readonly idIn: (text: string) => string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

const least = 3;
const delayMs = 400;
const tooShort = 'Type at least three letters.';

/** A choice by name or by link. Typing clears the choice. */
export function NameSearch({ label, hint, none, errorText, find, idIn, onChange }: NameSearchProps) {
  const [text, setText] = useState('');
  const { found, status, suggest } = useSuggestions(find, { least, delayMs });
  const nothing = text.trim().length < least ? tooShort : idIn(text) ? 'Using the link.' : none;
  return (
    <FormField label={label} constraintText={hint} errorText={errorText}>
      <Autosuggest
        value={text}
        options={found.map(({ id: value, name, detail: description }) => ({
          value,
          label: name,
          ...(description && { description }),
        }))}
        filteringType="manual"
        statusType={status}
        hideEnteredTextOption
        loadingText="Searching"
        errorText="The search failed."
        recoveryText="Try again"
        empty={tooShort}
        filteringResultsText={() => (status === 'finished' && found.length === 0 ? nothing : '')}
        onLoadItems={({ detail }) => suggest(detail.filteringText)}
        onChange={({ detail }) => {
          setText(detail.value);
          onChange(idIn(detail.value));
        }}
        onSelect={({ detail }) => {
          const picked = found.find(({ id }) => id === detail.value);
          if (!picked) return;
          setText(picked.name);
          onChange(picked.id);
        }}
      />
    </FormField>
  );
}
