import type { FieldPath, FieldValues } from 'react-hook-form';
import type { PayOutside } from '#shared/payments/outside/pay-outside.ts';
import type { FieldProps } from '#web/app/forms/field-props.ts';
import { useField } from '#web/app/forms/use-field.ts';
import { PayOutsideField } from './pay-outside-field.tsx';

type PayOutsideInputProps<Values extends FieldValues> = Pick<FieldProps<Values>, 'control'> & {
  readonly name: FieldPath<Values>;
  /** None need be chosen: cards can be taken instead. */
  readonly isOptional?: boolean;
};

/** The same in a form. */
export function PayOutsideInput<Values extends FieldValues>({
  control,
  name,
  isOptional,
}: PayOutsideInputProps<Values>) {
  const { field, fieldState } = useField({ control, name });
  const value: PayOutside = field.value ?? [];
  const change = (chosen: PayOutside) => field.onChange(isOptional && chosen.length === 0 ? undefined : chosen);
  return <PayOutsideField value={value} onChange={change} message={fieldState.error?.message} />;
}
