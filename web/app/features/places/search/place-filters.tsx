import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useState } from 'react';
import { ChoiceField } from '#web/app/forms/fields/choice-field.tsx';
import { FilterSheet } from '#web/app/forms/filter-sheet.tsx';
import { NearFields } from '#web/app/forms/places/near-fields.tsx';
import type { AddressChanges } from '#web/app/router/use-address.ts';
import { accessChoices, amenityChoices, gameChoices } from './place-words.ts';
import type { LookedForPlaces } from './places-query.ts';

interface PlaceFiltersProps {
  readonly query: LookedForPlaces;
  readonly onChange: (changes: AddressChanges) => void;
}

const radii = [1, 5, 25, 50];

/** How far, which sport, for which players, with what, and by name. Each change is in the address at once. */
export function PlaceFilters({ query, onChange }: PlaceFiltersProps) {
  const { bounds, radius, sport, access, amenity, name } = query;
  const cleared = { sport: undefined, access: undefined, amenity: undefined, name: undefined };
  const first = (
    <NearFields
      usual={15}
      radii={radii}
      radius={bounds ? undefined : radius}
      sport={sport}
      sports={gameChoices}
      onChange={onChange}
    />
  );
  return (
    <FilterSheet set={[sport, access, amenity, name].filter(Boolean).length} onClear={() => onChange(cleared)}>
      {first}
      <ChoiceField
        label="Who can play"
        any="Any"
        choices={accessChoices}
        value={access}
        onPick={(picked) => onChange({ access: picked })}
      />
      <ChoiceField
        label="Amenity"
        any="Any"
        choices={amenityChoices}
        value={amenity}
        onPick={(picked) => onChange({ amenity: picked })}
      />
      <NameField key={name ?? ''} name={name ?? ''} onChange={onChange} />
    </FilterSheet>
  );
}

/** Looked for when it is left or Enter is pressed, so that not every letter is a search. */
function NameField({ name, onChange }: { name: string; onChange: PlaceFiltersProps['onChange'] }) {
  const [typed, setTyped] = useState(name);
  const look = () => {
    if (typed.trim() !== name) onChange({ name: typed.trim() || undefined });
  };
  return (
    <FormField label="Name">
      <Input
        type="search"
        value={typed}
        clearAriaLabel="Clear the name"
        onChange={({ detail }) => {
          setTyped(detail.value.slice(0, 80));
          if (detail.value === '' && name !== '') onChange({ name: undefined });
        }}
        onBlur={look}
        onKeyDown={({ detail }) => {
          if (detail.key === 'Enter') look();
        }}
      />
    </FormField>
  );
}
