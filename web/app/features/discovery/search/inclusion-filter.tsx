import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import { inclusionLabels } from '#shared/events/details/listed-words.ts';
import type { DiscoverQuery } from './discover-query.ts';

interface InclusionFilterProps {
  readonly chosen: NonNullable<DiscoverQuery['inclusion']>;
  /** With what is chosen, separated by commas; undefined when nothing is. */
  readonly onChange: (inclusion: string | undefined) => void;
}

const choices = Object.entries(inclusionLabels).map(([value, label]) => ({ value, label }));

/** What an event has to offer so that the person can take part; all of it. */
export const InclusionFilter = ({ chosen, onChange }: InclusionFilterProps) => (
  <FormField label="Good for">
    <Multiselect
      options={choices}
      selectedOptions={choices.filter(({ value }) => chosen.some((fact) => fact === value))}
      placeholder={chosen.length === 0 ? 'Any' : 'All of these'}
      deselectAriaLabel={({ label }) => `Remove ${label}`}
      onChange={({ detail }) => onChange(detail.selectedOptions.map(({ value }) => value).join(',') || undefined)}
    />
  </FormField>
);
