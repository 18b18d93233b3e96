import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useFieldArray } from 'react-hook-form';
import { DayField } from '#web/app/forms/dates/day-field.tsx';
import { MultiselectField } from '#web/app/forms/fields/multiselect-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { PlaceRow } from '../../search/place-row.tsx';
import { dayChoices } from '../../search/place-words.ts';
import type { PlaceForm } from './place-values.ts';

/** Weekly hours on the clock of the place. */
export function PlaceHourFields({ form: { control } }: { form: PlaceForm }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'hours', keyName: 'key' });
  return (
    <SpaceBetween size="l">
      {fields.map(({ key }, index) => (
        <PlaceRow key={key} legend={`Hours ${index + 1}`} onRemove={() => remove(index)}>
          <MultiselectField control={control} name={`hours.${index}.days`} label="Days" choices={dayChoices} />
          <TextField control={control} name={`hours.${index}.from`} label="Opens" placeholder="06:00" />
          <TextField control={control} name={`hours.${index}.to`} label="Closes" placeholder="22:00" />
        </PlaceRow>
      ))}
      <Button
        formAction="none"
        iconName="add-plus"
        onClick={() => append({ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '06:00', to: '22:00' })}
      >
        Add hours
      </Button>
    </SpaceBetween>
  );
}

/** Days that are unlike their weekday. */
export function PlaceExceptionFields({ form: { control } }: { form: PlaceForm }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'hourExceptions', keyName: 'key' });
  return (
    <SpaceBetween size="l">
      {fields.map(({ key }, index) => (
        <PlaceRow key={key} legend={`Other day ${index + 1}`} onRemove={() => remove(index)}>
          <DayField control={control} name={`hourExceptions.${index}.on`} label="Day" />
          <TextField control={control} name={`hourExceptions.${index}.note`} label="Why" max={80} isOptional />
          <TextField
            control={control}
            name={`hourExceptions.${index}.from`}
            label="Opens that day"
            hint="Leave both empty for closed all day."
            placeholder="10:00"
            isOptional
          />
          <TextField
            control={control}
            name={`hourExceptions.${index}.to`}
            label="Closes that day"
            placeholder="14:00"
            isOptional
          />
        </PlaceRow>
      ))}
      <Button formAction="none" iconName="add-plus" onClick={() => append({ on: '' })}>
        Add a day with other hours
      </Button>
    </SpaceBetween>
  );
}
