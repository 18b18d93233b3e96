import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../field-props.ts';
import { NativeDateField } from './native-date-field.tsx';

/** A day and a wall-clock time, kept as `2026-12-05T18:30`; an optional one that is emptied counts as not given. */
export const LocalDateTimeField = <Values extends FieldValues>(
  props: FieldProps<Values> & { readonly min?: string },
) => (
  <NativeDateField
    {...props}
    type="datetime-local"
    shownLetters={16}
    keep={(picked) => (picked === '' && props.isOptional ? undefined : picked.slice(0, 16))}
  />
);
