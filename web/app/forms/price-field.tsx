import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';
import { labelOf } from './field-words.tsx';

interface Price {
  readonly amount: number;
  readonly currency: 'USD';
}

/** What something costs, typed in dollars and kept in cents. */
export function PriceField<Values extends FieldValues>(props: FieldProps<Values>) {
  const { control, name, hint } = props;
  const { field, fieldState } = useController({ control, name });
  const price = field.value as Price | undefined;
  const [text, setText] = useState(() => (price ? (price.amount / 100).toFixed(2) : ''));
  const change = (typed: string) => {
    setText(typed);
    field.onChange(typed === '' ? undefined : { amount: Math.round(Number(typed) * 100), currency: 'USD' });
  };
  const { amount, message } = (fieldState.error ?? {}) as { amount?: { message?: string }; message?: string };
  return (
    <FormField label={labelOf(props)} constraintText={hint} errorText={amount?.message ?? message}>
      <Input
        ref={field.ref}
        name={name}
        type="number"
        inputMode="decimal"
        step={0.01}
        value={text}
        onChange={({ detail }) => change(detail.value)}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
