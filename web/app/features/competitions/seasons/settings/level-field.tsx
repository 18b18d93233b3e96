import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useField } from '#web/app/forms/use-field.ts';

interface LevelFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
}

const levels = ['New to it', 'Some experience', 'Regular player', 'Strong player', 'Top leagues'].map(
  (label, index) => ({ value: String(index + 1), label: `${index + 1}: ${label}` }),
);

export const genderChoices = [
  { value: 'woman', label: 'Woman' },
  { value: 'man', label: 'Man' },
  { value: 'non_binary', label: 'Non-binary or another gender' },
];

/** 1 to 5, in words. */
export function LevelField<Values extends FieldValues>({ control, name, label }: LevelFieldProps<Values>) {
  const { field, fieldState } = useField({ control, name });
  return (
    <FormField label={label} errorText={fieldState.error?.message}>
      <Select
        options={levels}
        selectedOption={levels.find(({ value }) => value === String(field.value)) ?? null}
        onChange={({ detail }) => field.onChange(Number(detail.selectedOption.value))}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
