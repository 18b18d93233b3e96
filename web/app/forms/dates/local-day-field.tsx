import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../field-props.ts';
import { NativeDateField } from './native-date-field.tsx';

/** A day, kept as its midnight on the wall clock, `2026-12-05T00:00`. */
export const LocalDayField = <Values extends FieldValues>(props: FieldProps<Values>) => (
  <NativeDateField {...props} type="date" shownLetters={10} keep={(picked) => (picked ? `${picked}T00:00` : '')} />
);
