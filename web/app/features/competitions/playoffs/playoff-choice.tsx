import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';

interface ChoiceProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** One of a few, of which one always holds. */
export const PlayoffChoice = ({ label, choices, value, onChoose }: ChoiceProps) => (
  <FormField label={label}>
    <Select
      options={choices}
      selectedOption={choices.find((one) => one.value === value) ?? null}
      onChange={({ detail }) => onChoose(detail.selectedOption.value ?? value)}
    />
  </FormField>
);
