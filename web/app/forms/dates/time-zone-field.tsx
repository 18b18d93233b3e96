import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../field-props.ts';
import { SelectField } from '../fields/select-field.tsx';

/** `UTC` is no place and missing from the list, yet some machines live by it. */
const choices = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}));

/** An IANA time zone, found by typing a part of its name. */
export const TimeZoneField = <Values extends FieldValues>(props: FieldProps<Values>) => (
  <SelectField {...props} choices={choices} filteringType="auto" placeholder="Choose a time zone" />
);
