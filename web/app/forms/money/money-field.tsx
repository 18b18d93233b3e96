import FormField from '@cloudscape-design/components/form-field';
import type { FieldValues } from 'react-hook-form';
import type { Currency, Money } from '#shared/money.ts';
import { useField } from '#web/app/forms/use-field.ts';
import type { FieldProps } from '../field-props.ts';
import { labelOf } from '../field-words.tsx';
import { MoneyInput } from './money-input.tsx';

type MoneyFieldProps<Values extends FieldValues> = FieldProps<Values> & { readonly currency: Currency };

/** An amount in a currency that another field or the page sets. */
export function MoneyField<Values extends FieldValues>(props: MoneyFieldProps<Values>) {
  const { control, name, hint, currency } = props;
  const { field, fieldState } = useField({ control, name });
  // The schema reports most faults at the number of the amount.
  const { amountMinor = fieldState.error } = (fieldState.error ?? {}) as { amountMinor?: { message?: string } };
  return (
    <FormField label={labelOf(props)} constraintText={hint} errorText={amountMinor?.message}>
      <MoneyInput
        ref={field.ref}
        name={name}
        money={field.value as Money | undefined}
        currency={currency}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
