import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { useId } from 'react';
import { gameTypes } from '#shared/places/game-types.ts';
import type { DiscoverQuery } from './discover-query.ts';

type Changes = Record<string, string | undefined>;
interface FiltersProps {
  readonly query: DiscoverQuery;
  readonly onChange: (changes: Changes) => void;
}

const anyGame = { value: '', label: 'Any game' };
const games = [anyGame, ...gameTypes.map(({ gameTypeId, label }) => ({ value: gameTypeId, label }))];
const radii = [1, 5, 15, 25, 50].map((miles) => ({
  value: String(miles),
  label: miles === 1 ? '1 mile' : `${miles} miles`,
}));

/** How far, which days, which game. Each change is in the address at once. */
export function Filters({ query, onChange }: FiltersProps) {
  const radius = String(query.radius);
  return (
    <section className="filters" aria-label="Filters">
      <FormField label="Within">
        <Select
          options={radii}
          selectedOption={radii.find(({ value }) => value === radius) ?? { value: radius, label: `${radius} miles` }}
          onChange={({ detail }) => onChange({ radius: detail.selectedOption.value })}
        />
      </FormField>
      <FormField label="Game">
        <Select
          options={games}
          selectedOption={games.find(({ value }) => value === query.game) ?? anyGame}
          filteringType="auto"
          filteringAriaLabel="Find a game"
          noMatch="No game begins like that"
          onChange={({ detail }) => onChange({ game: detail.selectedOption.value || undefined })}
        />
      </FormField>
      <DayField label="From" name="from" value={query.from} onChange={onChange} />
      <DayField label="Until" name="until" value={query.until} onChange={onChange} />
    </section>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly name: 'from' | 'until';
  readonly value: string | undefined;
  readonly onChange: (changes: Changes) => void;
}

/** The browser's own calendar. */
function DayField({ label, name, value = '', onChange }: DayFieldProps) {
  const controlId = useId();
  return (
    <FormField label={label} controlId={controlId}>
      <input
        className="native-input"
        id={controlId}
        type="date"
        value={value}
        onChange={(event) => onChange({ [name]: event.target.value || undefined })}
      />
    </FormField>
  );
}
