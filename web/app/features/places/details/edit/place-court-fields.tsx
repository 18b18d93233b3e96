import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useFieldArray } from 'react-hook-form';
import { CheckboxField } from '#web/app/forms/fields/checkbox-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { PlaceRow } from '../../search/place-row.tsx';
import { gameChoices, lineChoices, netChoices, settingChoices, surfaceChoices } from '../../search/place-words.ts';
import type { PlaceForm } from './place-values.ts';

/** Each court by itself, because events name them. */
export function PlaceCourtFields({ form: { control, values } }: { form: PlaceForm }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'courts', keyName: 'key' });
  const add = () =>
    append({
      courtId: crypto.randomUUID().slice(0, 8),
      name: `Court ${fields.length + 1}`,
      gameTypeId: values.getValues('sports')?.[0] ?? 'other',
      surface: 'asphalt',
      setting: 'outdoor',
      lights: false,
      accessible: false,
    });
  return (
    <SpaceBetween size="l">
      {fields.length === 0 && <p>No courts listed. Fields and halls count too.</p>}
      {fields.map(({ key }, index) => (
        <PlaceRow key={key} legend={`Court ${index + 1}`} onRemove={() => remove(index)}>
          <TextField control={control} name={`courts.${index}.name`} label="Court name" max={40} />
          <SelectField
            control={control}
            name={`courts.${index}.gameTypeId`}
            label="Sport on this court"
            choices={gameChoices}
            filteringType="auto"
          />
          <SelectField control={control} name={`courts.${index}.surface`} label="Surface" choices={surfaceChoices} />
          <SelectField
            control={control}
            name={`courts.${index}.setting`}
            label="Indoors or out"
            choices={settingChoices}
          />
          <SelectField
            control={control}
            name={`courts.${index}.lines`}
            label="Lines"
            choices={lineChoices}
            whenNone="Not known"
          />
          <SelectField
            control={control}
            name={`courts.${index}.nets`}
            label="Nets"
            choices={netChoices}
            whenNone="None, or not known"
          />
          <TextField
            control={control}
            name={`courts.${index}.size`}
            label="Size"
            hint="For example full size, or 20 by 40 m."
            max={40}
            isOptional
          />
          <CheckboxField control={control} name={`courts.${index}.lights`} label="Lights" />
          <CheckboxField control={control} name={`courts.${index}.accessible`} label="Accessible" />
        </PlaceRow>
      ))}
      <Button formAction="none" iconName="add-plus" onClick={add}>
        Add a court
      </Button>
    </SpaceBetween>
  );
}
