import { tournamentStatusLabel } from '#shared/competitions/tournaments/words.ts';
import { gameTypes } from '#shared/places/game-types.ts';
import { quantity } from '#shared/quantity.ts';
import { ChoiceField } from '#web/app/forms/fields/choice-field.tsx';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { FilterSheet } from '#web/app/forms/filter-sheet.tsx';
import type { AddressChanges } from '#web/app/router/use-address.ts';
import type { TournamentsQuery } from './tournaments-query.ts';

interface FiltersProps {
  readonly query: TournamentsQuery;
  readonly onChange: (changes: AddressChanges) => void;
}

const choices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const radii = [25, 50, 100, 250, 500].map((miles) => ({ value: String(miles), label: quantity(miles, 'mile') }));
const sports = gameTypes.map(({ gameTypeId, label }) => ({ value: gameTypeId, label }));
const levels = choices({ beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' });
const ages = [10, 14, 18, 30, 40, 50, 60, 70].map((age) => ({ value: String(age), label: `${age} years` }));
const { announced, registration, scheduled, live, finished } = tournamentStatusLabel;
const statuses = choices({ announced, registration, scheduled, live, finished });

const cleared = {
  sport: undefined,
  from: undefined,
  until: undefined,
  level: undefined,
  age: undefined,
  status: undefined,
};

/** Sport, distance, dates, level, age and status. Each change is in the address at once. */
export function TournamentFilters({ query, onChange }: FiltersProps) {
  const { sport, radius, from, until, level, age, status, near } = query;
  const pick = (name: string) => (value: string | undefined) => onChange({ [name]: value });
  const first = (
    <>
      <ChoiceField label="Sport" any="Any sport" choices={sports} value={sport} onPick={pick('sport')} />
      {near !== undefined && (
        <ChoiceField
          label="Within"
          any="100 miles"
          choices={radii}
          value={radius === undefined ? undefined : String(radius)}
          onPick={pick('radius')}
        />
      )}
    </>
  );
  return (
    <FilterSheet
      set={[sport, from, until, level, age, status].filter((one) => one !== undefined).length}
      onClear={() => onChange(cleared)}
    >
      {first}
      <NativeInput label="From" type="date" value={from ?? ''} onChange={(day) => pick('from')(day || undefined)} />
      <NativeInput label="Until" type="date" value={until ?? ''} onChange={(day) => pick('until')(day || undefined)} />
      <ChoiceField label="Level" any="Any" choices={levels} value={level} onPick={pick('level')} />
      <ChoiceField
        label="Age"
        any="Any"
        choices={ages}
        value={age === undefined ? undefined : String(age)}
        onPick={pick('age')}
      />
      <ChoiceField label="Status" any="All to come" choices={statuses} value={status} onPick={pick('status')} />
    </FilterSheet>
  );
}
