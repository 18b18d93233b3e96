import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';

interface ChoiceFieldProps {
  readonly label: string;
  /** What the first choice says, which holds nothing back. */
  readonly any: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | undefined;
  readonly onPick: (value: string | undefined) => void;
}

const many = 12;

/** A filter: one of several, or any. Long lists can be searched. */
export function ChoiceField({ label, any, choices, value, onPick }: ChoiceFieldProps) {
  const options = [{ value: '', label: any }, ...choices];
  return (
    <FormField label={label}>
      <Select
        options={options}
        selectedOption={options.find((option) => option.value === value) ?? { value: '', label: any }}
        {...(choices.length > many && {
          filteringType: 'auto',
          filteringAriaLabel: `Find in ${label}`,
          noMatch: 'No matches',
        })}
        onChange={({ detail }) => onPick(detail.selectedOption.value || undefined)}
      />
    </FormField>
  );
}
