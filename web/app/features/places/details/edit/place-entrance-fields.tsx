import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useFieldArray } from 'react-hook-form';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { PlaceRow } from '../../search/place-row.tsx';
import type { PlaceForm } from './place-values.ts';

/** Where one gets in, at places that are larger than their pin. */
export function PlaceEntranceFields({ form: { control, values } }: { form: PlaceForm }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'entrances', keyName: 'key' });
  const add = () => append({ name: '', point: values.getValues('location.point') ?? { lat: 0, lng: 0 } });
  return (
    <SpaceBetween size="l">
      {fields.map(({ key }, index) => (
        <PlaceRow key={key} legend={`Entrance ${index + 1}`} onRemove={() => remove(index)}>
          <TextField control={control} name={`entrances.${index}.name`} label="Entrance" max={60} />
          <NumberField control={control} name={`entrances.${index}.point.lat`} label="Its latitude" step="any" />
          <NumberField control={control} name={`entrances.${index}.point.lng`} label="Its longitude" step="any" />
        </PlaceRow>
      ))}
      <Button formAction="none" iconName="add-plus" onClick={add}>
        Add an entrance
      </Button>
    </SpaceBetween>
  );
}
