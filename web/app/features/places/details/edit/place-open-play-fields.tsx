import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useFieldArray } from 'react-hook-form';
import { MultiselectField } from '#web/app/forms/fields/multiselect-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { PlaceRow } from '../../search/place-row.tsx';
import { dayChoices, gameChoices } from '../../search/place-words.ts';
import type { PlaceForm } from './place-values.ts';

/** When there is open play. */
export function PlaceOpenPlayFields({ form: { control, values } }: { form: PlaceForm }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'openPlay', keyName: 'key' });
  const add = () =>
    append({ gameTypeId: values.getValues('sports')?.[0] ?? 'other', days: ['sat'], from: '09:00', to: '12:00' });
  return (
    <SpaceBetween size="l">
      {fields.length === 0 && <p>No open play listed. Open play is a set time when anyone can drop in.</p>}
      {fields.map(({ key }, index) => (
        <PlaceRow key={key} legend={`Open play ${index + 1}`} onRemove={() => remove(index)}>
          <SelectField
            control={control}
            name={`openPlay.${index}.gameTypeId`}
            label="Open play sport"
            choices={gameChoices}
            filteringType="auto"
          />
          <TextField
            control={control}
            name={`openPlay.${index}.level`}
            label="Level"
            hint="For example 3.0 to 3.5."
            max={40}
            isOptional
          />
          <MultiselectField control={control} name={`openPlay.${index}.days`} label="Play days" choices={dayChoices} />
          <TextField control={control} name={`openPlay.${index}.from`} label="Begins" placeholder="09:00" />
          <TextField control={control} name={`openPlay.${index}.to`} label="Ends" placeholder="12:00" />
          <TextField
            control={control}
            name={`openPlay.${index}.contact`}
            label="Open play contact"
            hint="Shown to everyone."
            max={120}
            isOptional
          />
          <TextField control={control} name={`openPlay.${index}.note`} label="Note" max={200} isOptional />
        </PlaceRow>
      ))}
      <Button formAction="none" iconName="add-plus" onClick={add}>
        Add open play
      </Button>
    </SpaceBetween>
  );
}
