import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import type { RepeatChoice } from './repeat-choice.ts';

interface PartProps {
  readonly choice: RepeatChoice;
  readonly change: (changes: Partial<RepeatChoice>) => void;
}

const frequencies: readonly { readonly value: RepeatChoice['frequency']; readonly label: string }[] = [
  { value: 'never', label: 'Does not repeat' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
];

interface FrequencyProps extends PartProps {
  /** Of a rule that there is: it repeats. */
  readonly repeats?: boolean;
  readonly errorText?: string | undefined;
}

export const FrequencyField = ({ choice, change, repeats, errorText }: FrequencyProps) => (
  <FormField label="Repeats" errorText={errorText}>
    <Select
      options={frequencies.filter(({ value }) => !repeats || value !== 'never')}
      selectedOption={frequencies.find(({ value }) => value === choice.frequency) ?? null}
      onChange={({ detail }) => change({ frequency: detail.selectedOption.value as RepeatChoice['frequency'] })}
    />
  </FormField>
);

export const HolidaysBox = ({ choice, change }: PartProps) => (
  <Checkbox
    checked={choice.skipHolidays}
    description="Dates on US public holidays are skipped."
    onChange={({ detail }) => change({ skipHolidays: detail.checked })}
  >
    Skip public holidays
  </Checkbox>
);
