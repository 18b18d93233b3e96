import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { NativeInput } from '../../forms/native-input.tsx';
import type { PlaceValues } from './plan-values.ts';

/** Monday first, by number. */
export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (label, index) => ({
    label,
    value: String(index),
  }),
);

interface Props {
  readonly number: number;
  readonly place: PlaceValues;
  readonly onChange: (part: Partial<PlaceValues>) => void;
  readonly onRemove: (() => void) | undefined;
}

/** One place: its courts, and when they are open. */
export function PlaceFields({ number, place, onChange, onRemove }: Props) {
  const { name, courts, weekdays, from, to, matchMinutes, changeoverMinutes } = place;
  return (
    <fieldset className="schedule-place">
      <legend>{`Place ${number}`}</legend>
      <SpaceBetween size="s">
        <ColumnLayout columns={2}>
          <NativeInput label="Name" type="text" value={name} onChange={(text) => onChange({ name: text })} />
          <NativeInput
            label="Courts"
            type="number"
            value={String(courts)}
            onChange={(count) => onChange({ courts: Math.min(30, Math.max(1, Number(count))) })}
          />
          <NativeInput label="Open from" type="time" value={from} onChange={(time) => onChange({ from: time })} />
          <NativeInput label="Open until" type="time" value={to} onChange={(time) => onChange({ to: time })} />
          <NativeInput
            label="Minutes of a match"
            type="number"
            value={String(matchMinutes)}
            onChange={(count) => onChange({ matchMinutes: Number(count) })}
          />
          <NativeInput
            label="Minutes between matches"
            type="number"
            value={String(changeoverMinutes)}
            onChange={(count) => onChange({ changeoverMinutes: Number(count) })}
          />
        </ColumnLayout>
        <FormField label="Days">
          <Multiselect
            options={days}
            selectedOptions={days.filter((_, index) => weekdays.includes(index))}
            placeholder="Choose days"
            onChange={({ detail }) =>
              onChange({ weekdays: detail.selectedOptions.map(({ value }) => Number(value)).sort() })
            }
          />
        </FormField>
        {onRemove && <Button onClick={onRemove}>{`Remove place ${number}`}</Button>}
      </SpaceBetween>
    </fieldset>
  );
}
