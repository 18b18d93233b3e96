import FormField from '@cloudscape-design/components/form-field';
import Select, { type SelectProps } from '@cloudscape-design/components/select';
import type { FieldValues } from 'react-hook-form';
import { useField } from '#web/app/forms/use-field.ts';
import type { FieldProps } from '../field-props.ts';
import { labelOf } from '../field-words.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
}

type SelectFieldProps<Values extends FieldValues> = FieldProps<Values> & {
  readonly choices: readonly Choice[];
  readonly placeholder?: string;
  /** What it is called to choose nothing, where that is possible. */
  readonly whenNone?: string;
  /** Long lists can be searched. */
  readonly filteringType?: SelectProps['filteringType'];
};

/** One of a list. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { control, name, hint, choices, placeholder = 'Choose', filteringType = 'none' } = props;
  const none = props.whenNone === undefined ? undefined : { value: '', label: props.whenNone };
  const { field, fieldState } = useField({ control, name });
  return (
    <FormField label={labelOf(props)} constraintText={hint} errorText={fieldState.error?.message}>
      <Select
        ref={field.ref}
        options={none ? [none, ...choices] : choices}
        selectedOption={choices.find(({ value }) => value === field.value) ?? none ?? null}
        placeholder={placeholder}
        filteringType={filteringType}
        filteringAriaLabel={`Find in ${props.label}`}
        empty="Nothing to choose"
        noMatch="Nothing found"
        onChange={({ detail }) => field.onChange(detail.selectedOption.value || undefined)}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
