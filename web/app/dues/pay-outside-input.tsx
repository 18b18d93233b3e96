import type { FieldPath, FieldValues } from 'react-hook-form';
import type { PayOutside } from '#shared/payments/outside/pay-outside.ts';
import type { FieldProps } from '#web/app/forms/field-props.ts';
import { useField } from '#web/app/forms/use-field.ts';
import { PayOutsideField } from './pay-outside-field.tsx';

type PayOutsideInputProps<Values extends FieldValues> = Pick<FieldProps<Values>, 'control'> & {
  readonly name: FieldPath<Values>;
};

/** The same in a form. */
export function PayOutsideInput<Values extends FieldValues>({ control, name }: PayOutsideInputProps<Values>) {
  const { field, fieldState } = useField({ control, name });
  const value: PayOutside = field.value ?? [];
  return <PayOutsideField value={value} onChange={field.onChange} message={fieldState.error?.message} />;
}
