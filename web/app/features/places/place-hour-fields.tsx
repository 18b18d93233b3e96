import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useFieldArray } from 'react-hook-form';
import { MultiselectField } from '../../forms/multiselect-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import type { PlaceForm } from './place-values.ts';
import { dayChoices } from './place-words.ts';

/** Weekly hours on the clock of the place. */
export function PlaceHourFields({ form: { control } }: { form: PlaceForm }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'hours', keyName: 'key' });
  return (
    <SpaceBetween size="l">
      {fields.map(({ key }, index) => (
        <fieldset key={key} className="place-row">
          <legend>Hours {index + 1}</legend>
          <MultiselectField control={control} name={`hours.${index}.days`} label="Days" choices={dayChoices} />
          <TextField control={control} name={`hours.${index}.from`} label="Opens" placeholder="06:00" />
          <TextField control={control} name={`hours.${index}.to`} label="Closes" placeholder="22:00" />
          <Button
            formAction="none"
            iconName="remove"
            ariaLabel={`Remove hours ${index + 1}`}
            onClick={() => remove(index)}
          >
            Remove
          </Button>
        </fieldset>
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
