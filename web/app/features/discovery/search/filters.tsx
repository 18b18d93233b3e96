import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { lazy, Suspense } from 'react';
import { gameTypes } from '#shared/places/game-types.ts';
import { quantity } from '#shared/quantity.ts';
import { ChoiceField } from '#web/app/forms/fields/choice-field.tsx';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { inMiles } from '#web/app/map/location.ts';
import type { AddressChanges } from '#web/app/router/use-address.ts';
import type { DiscoverQuery } from './discover-query.ts';
import { filterChoices } from './filter-choices.ts';

const InclusionFilter = lazy(async () => ({ default: (await import('./inclusion-filter.tsx')).InclusionFilter }));

interface FiltersProps {
  readonly query: DiscoverQuery;
  /** How far was looked. */
  readonly radius: number;
  readonly onChange: (changes: AddressChanges) => void;
}

const games = gameTypes.map(({ gameTypeId, label }) => ({ value: gameTypeId, label }));
const radii = [1, 5, 15, 25, 50].map((miles) => ({
  value: String(miles),
  label: inMiles(miles),
}));
const orders = [{ value: 'nearest', label: 'Nearest first' }];
const times = [{ value: 'past', label: 'Past events' }];

/** Sport, distance, days, time of day, free spots and inclusion. Each change is in the address at once. */
export const Filters = ({ query, radius, onChange }: FiltersProps) => (
  <section className="filter-grid" aria-label="Filters">
    <ChoiceField
      label="Sport"
      any="Any sport"
      choices={games}
      value={query.game}
      onPick={(game) => onChange({ game })}
    />
    <Scope query={query} radius={radius} onChange={onChange} />
    <NativeInput
      label="From"
      type="date"
      value={query.from ?? ''}
      onChange={(from) => onChange({ from: from || undefined })}
    />
    <NativeInput
      label="Until"
      type="date"
      value={query.until ?? ''}
      onChange={(until) => onChange({ until: until || undefined })}
    />
    {filterChoices.map(({ name, ...choices }) => (
      <ChoiceField
        key={name}
        {...choices}
        value={query[name] === undefined ? undefined : String(query[name])}
        onPick={(value) => onChange({ [name]: value })}
      />
    ))}
    <Order query={query} onChange={onChange} />
    <Suspense>
      <InclusionFilter chosen={query.inclusion ?? []} onChange={(inclusion) => onChange({ inclusion })} />
    </Suspense>
  </section>
);

/** Around a spot: how far. In a part of the map: upcoming or past. */
function Scope({ query, radius: looked, onChange }: FiltersProps) {
  if (query.bounds)
    return (
      <ChoiceField
        label="When"
        any="Upcoming events"
        choices={times}
        value={query.when === 'past' ? 'past' : undefined}
        onPick={(when) => onChange({ when })}
      />
    );
  const radius = String(looked);
  return (
    <FormField label="Within">
      <Select
        options={radii}
        selectedOption={
          radii.find(({ value }) => value === radius) ?? { value: radius, label: quantity(looked, 'mile') }
        }
        onChange={({ detail }) => onChange({ radius: detail.selectedOption.value })}
      />
    </FormField>
  );
}

/** A part of the map has no middle to be near to. */
function Order({ query, onChange }: Omit<FiltersProps, 'radius'>) {
  if (query.bounds) return null;
  return (
    <ChoiceField
      label="Order"
      any="Soonest first"
      choices={orders}
      value={query.sort === 'nearest' ? 'nearest' : undefined}
      onPick={(sort) => onChange({ sort })}
    />
  );
}
