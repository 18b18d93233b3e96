import FormField from '@cloudscape-design/components/form-field';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from '../field-props.ts';
import { labelOf } from '../field-words.tsx';
import { MoneyInput } from './money-input.tsx';

/** An amount whose currency is said elsewhere, kept in cents. */
export function MoneyField<Values extends FieldValues>(props: FieldProps<Values>) {
  const { control, name, hint } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <FormField label={labelOf(props)} constraintText={hint} errorText={fieldState.error?.message}>
      <MoneyInput
        ref={field.ref}
        name={name}
        amount={field.value as number | undefined}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
