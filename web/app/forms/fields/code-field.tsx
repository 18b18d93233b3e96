import type { Control, FieldValues, Path } from 'react-hook-form';
import { TextField } from './text-field.tsx';

interface Props<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly hint?: string;
}

/** Six digits from a mail, typed or filled in by the phone that got it; the form calls them `code`. */
export const CodeField = <Values extends FieldValues & { readonly code: string }>({
  control,
  hint = 'Six digits from the email.',
}: Props<Values>) => (
  <TextField
    control={control}
    name={'code' as Path<Values>}
    label="Code"
    inputMode="numeric"
    autoComplete="one-time-code"
    hint={hint}
  />
);
