import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import type { FieldValues } from 'react-hook-form';
import { useField } from '#web/app/forms/use-field.ts';
import type { FieldProps } from '../field-props.ts';
import { labelOf } from '../field-words.tsx';
import type { Choice } from './select-field.tsx';

type MultiselectFieldProps<Values extends FieldValues> = FieldProps<Values> & {
  readonly choices: readonly Choice[];
  readonly placeholder?: string;
  /** None chosen counts as not given. */
  readonly isNoneAll?: boolean;
};

/** Several of a long list, which can be searched; the chosen ones are shown below. */
export function MultiselectField<Values extends FieldValues>(props: MultiselectFieldProps<Values>) {
  const { control, name, hint, choices, placeholder = 'Choose', isNoneAll = false } = props;
  const { field, fieldState } = useField({ control, name });
  const chosen = (field.value ?? []) as readonly string[];
  return (
    <FormField label={labelOf(props)} constraintText={hint} errorText={fieldState.error?.message}>
      <Multiselect
        ref={field.ref}
        options={choices}
        selectedOptions={choices.filter(({ value }) => chosen.includes(value))}
        placeholder={placeholder}
        filteringType="auto"
        filteringAriaLabel={`Find in ${props.label}`}
        noMatch="Nothing found"
        deselectAriaLabel={({ label }) => `Remove ${label}`}
        onChange={({ detail: { selectedOptions: all } }) =>
          field.onChange(isNoneAll && all.length === 0 ? undefined : all.map(({ value }) => value))
        }
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
