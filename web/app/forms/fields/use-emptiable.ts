import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from '../field-props.ts';

/** A field that can be emptied again. The form library itself shows its first value where there is none. */
export function useEmptiable<Values extends FieldValues>({
  control,
  name,
}: Pick<FieldProps<Values>, 'control' | 'name'>) {
  const { field, fieldState } = useController({ control, name });
  const [isEmpty, setEmpty] = useState(false);
  return {
    value: isEmpty ? undefined : field.value,
    message: fieldState.error?.message,
    change: (value: unknown) => {
      setEmpty(value === undefined);
      field.onChange(value);
    },
  };
}
