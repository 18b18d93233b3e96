import { type FieldValues, useWatch } from 'react-hook-form';
import { zoneWords } from '#web/blocks/zone-words.ts';
import type { FieldProps } from '../field-props.ts';
import { SelectField } from '../fields/select-field.tsx';

/** `UTC` is no place and missing from the list, yet some machines live by it. */
const choices = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}));

/** An IANA time zone, found by typing a part of its name, with what people call it below. */
export function TimeZoneField<Values extends FieldValues>(props: FieldProps<Values>) {
  const timeZone: unknown = useWatch({ control: props.control, name: props.name });
  const isKnown = choices.some(({ value }) => value === timeZone);
  return (
    <SelectField
      {...props}
      {...(isKnown && { hint: zoneWords({ timeZone: String(timeZone) }) })}
      choices={choices}
      filteringType="auto"
      placeholder="Choose a time zone"
    />
  );
}
