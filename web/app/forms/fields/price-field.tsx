import FormField from '@cloudscape-design/components/form-field';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from '../field-props.ts';
import { labelOf } from '../field-words.tsx';
import { MoneyInput } from './money-input.tsx';

interface Price {
  readonly amount: number;
  readonly currency: 'USD';
}

/** What something costs, typed in dollars and kept in cents. */
export function PriceField<Values extends FieldValues>(props: FieldProps<Values>) {
  const { control, name, hint } = props;
  const { field, fieldState } = useController({ control, name });
  const price = field.value as Price | undefined;
  const { amount, message } = (fieldState.error ?? {}) as { amount?: { message?: string }; message?: string };
  return (
    <FormField label={labelOf(props)} constraintText={hint} errorText={amount?.message ?? message}>
      <MoneyInput
        ref={field.ref}
        name={name}
        amount={price?.amount}
        onChange={(cents) => field.onChange(cents === undefined ? undefined : { amount: cents, currency: 'USD' })}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
