import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../field-props.ts';
import { TextField } from './text-field.tsx';

/** Six digits from an authenticator app; phones offer to fill them in. */
export const AppCodeField = <Values extends FieldValues>(field: Pick<FieldProps<Values>, 'control' | 'name'>) => (
  <TextField
    {...field}
    label="Code from your authenticator app"
    hint="Six digits, such as 123 456."
    inputMode="numeric"
    autoComplete="one-time-code"
  />
);
