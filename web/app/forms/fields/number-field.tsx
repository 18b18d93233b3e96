import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import type { FieldValues } from 'react-hook-form';
import { useField } from '#web/app/forms/use-field.ts';
import type { FieldProps } from '../field-props.ts';
import { labelOf } from '../field-words.tsx';

type NumberFieldProps<Values extends FieldValues> = FieldProps<Values> & {
  /** What an empty field means: not given, or null where the schema has a meaning for that. */
  readonly whenEmpty?: null | undefined;
  readonly placeholder?: string;
  /** For numbers that need not be whole. */
  readonly step?: 'any';
};

/** A number, whole where no `step` is given. */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { control, name, hint, whenEmpty, placeholder, step, isOptional } = props;
  const { field, fieldState } = useField({ control, name });
  return (
    <FormField label={labelOf(props)} constraintText={hint} errorText={fieldState.error?.message}>
      <Input
        ref={field.ref}
        name={name}
        type="number"
        inputMode="numeric"
        {...(placeholder && { placeholder })}
        {...(step && { step, inputMode: 'decimal' })}
        value={String(field.value ?? '')}
        ariaRequired={!isOptional}
        onChange={({ detail }) => field.onChange(detail.value === '' ? whenEmpty : Number(detail.value))}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
