import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../field-props.ts';
import { NativeDateField } from './native-date-field.tsx';

interface DayFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** `time` for a time of any day, kept as `22:00`. */
  readonly type?: 'date' | 'time';
}

/** A calendar day, kept as `2026-12-05`. An optional one that is emptied counts as not given. */
export const DayField = <Values extends FieldValues>({ type = 'date', ...props }: DayFieldProps<Values>) => (
  <NativeDateField {...props} type={type} keep={(picked) => (picked === '' && props.isOptional ? undefined : picked)} />
);
