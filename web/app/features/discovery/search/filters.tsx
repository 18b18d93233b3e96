import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { lazy, Suspense } from 'react';
import { gameTypes } from '#shared/places/game-types.ts';
import { quantity } from '#shared/quantity.ts';
import { ChoiceField } from '#web/app/forms/fields/choice-field.tsx';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { FilterRow } from '#web/app/forms/filter-row.tsx';
import { inMiles } from '#web/app/map/location.ts';
import type { DiscoverQuery } from './discover-query.ts';
import { filterChoices } from './filter-choices.ts';

const InclusionFilter = lazy(async () => ({ default: (await import('./inclusion-filter.tsx')).InclusionFilter }));

type Changes = Record<string, string | undefined>;
interface FiltersProps {
  readonly query: DiscoverQuery;
  readonly onChange: (changes: Changes) => void;
}

const games = gameTypes.map(({ gameTypeId, label }) => ({ value: gameTypeId, label }));
const radii = [1, 5, 15, 25, 50].map((miles) => ({
  value: String(miles),
  label: inMiles(miles),
}));
const orders = [{ value: 'nearest', label: 'Nearest first' }];
const times = [{ value: 'past', label: 'Past events' }];

/** Distance, game type, days, time, free seats and inclusion. Each change is in the address at once. */
export function Filters({ query, onChange }: FiltersProps) {
  const chosen = filterChoices.filter(({ name }) => query[name] !== undefined).length;
  const set = chosen + [query.inclusion, query.from, query.until].filter(Boolean).length;
  const first = (
    <>
      <Scope query={query} onChange={onChange} />
      <ChoiceField
        label="Game"
        any="Any game"
        choices={games}
        value={query.game}
        onPick={(game) => onChange({ game })}
      />
    </>
  );
  return (
    <FilterRow first={first} set={set}>
      <Order query={query} onChange={onChange} />
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
      <Suspense>
        <InclusionFilter chosen={query.inclusion ?? []} onChange={(inclusion) => onChange({ inclusion })} />
      </Suspense>
      {(set > 0 || query.game) && (
        <Button variant="link" onClick={() => onChange(cleared())}>
          Clear filters
        </Button>
      )}
    </FilterRow>
  );
}

const cleared = (): Changes => ({
  game: undefined,
  from: undefined,
  until: undefined,
  inclusion: undefined,
  ...Object.fromEntries(filterChoices.map(({ name }) => [name, undefined])),
});

/** Around a spot: how far. In a part of the map: to come or past. */
function Scope({ query, onChange }: FiltersProps) {
  if (query.bounds)
    return (
      <ChoiceField
        label="When"
        any="Events to come"
        choices={times}
        value={query.when === 'past' ? 'past' : undefined}
        onPick={(when) => onChange({ when })}
      />
    );
  const radius = String(query.radius);
  return (
    <FormField label="Within">
      <Select
        options={radii}
        selectedOption={
          radii.find(({ value }) => value === radius) ?? { value: radius, label: quantity(Number(radius), 'mile') }
        }
        onChange={({ detail }) => onChange({ radius: detail.selectedOption.value })}
      />
    </FormField>
  );
}

/** A part of the map has no middle to be near to. */
function Order({ query, onChange }: FiltersProps) {
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
