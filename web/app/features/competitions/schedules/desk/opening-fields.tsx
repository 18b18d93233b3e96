import ColumnLayout from '@cloudscape-design/components/column-layout';
import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import type { OpeningValues } from './place-values.ts';

/** Monday first, by number. */
export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (label, index) => ({
    label,
    value: String(index),
  }),
);

interface OpeningFieldsProps {
  readonly opening: OpeningValues;
  readonly onChange: (part: Partial<OpeningValues>) => void;
}

/** On which days and between which times courts are open, and how long matches take then. */
export const OpeningFields = ({ opening, onChange }: OpeningFieldsProps) => (
  <SpaceBetween size="s">
    <ColumnLayout columns={2}>
      <NativeInput label="Open from" type="time" value={opening.from} onChange={(from) => onChange({ from })} />
      <NativeInput label="Open until" type="time" value={opening.to} onChange={(to) => onChange({ to })} />
      <NativeInput
        label="Match length in minutes"
        type="number"
        value={String(opening.matchMinutes)}
        onChange={(count) => onChange({ matchMinutes: Number(count) })}
      />
      <NativeInput
        label="Minutes between matches"
        type="number"
        value={String(opening.changeoverMinutes)}
        onChange={(count) => onChange({ changeoverMinutes: Number(count) })}
      />
    </ColumnLayout>
    <FormField label="Days">
      <Multiselect
        options={days}
        selectedOptions={days.filter((_, index) => opening.weekdays.includes(index))}
        placeholder="Choose days"
        onChange={({ detail }) =>
          onChange({ weekdays: detail.selectedOptions.map(({ value }) => Number(value)).sort() })
        }
      />
    </FormField>
  </SpaceBetween>
);
