import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, type ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { TimeZoneField } from '#web/app/forms/dates/time-zone-field.tsx';
import { MultiselectField } from '#web/app/forms/fields/multiselect-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TagsField } from '#web/app/forms/fields/tags-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { PlaceRow } from '../../search/place-row.tsx';
import { gameChoices, kindChoices } from '../../search/place-words.ts';
import { PlacePart } from '../place-part.tsx';
import { PlaceLocationFields } from './place-location-fields.tsx';
import type { PlaceForm } from './place-values.ts';

/** What a place can be listed without. */
const PlaceLaterFields = lazy(async () => ({ default: (await import('./place-later-fields.tsx')).PlaceLaterFields }));

interface PlaceFormProps {
  readonly form: PlaceForm;
  readonly cityName: string;
  readonly buttons: ReactNode;
  readonly onCancel: () => void;
  /** Above the buttons. */
  readonly children?: ReactNode;
}

/** Everything that people say about a place; adding, changing and suggesting show the same. */
export function PlaceFormView({ form, cityName, buttons, onCancel, children }: PlaceFormProps) {
  const { control } = form;
  return (
    <FormView form={form} wayOut={{ text: 'Cancel', onClick: onCancel }} actions={buttons}>
      <PlacePart title="About">
        <TextField control={control} name="name" label="Name" hint="The name players use." max={80} />
        <TagsField control={control} name="aliases" label="Other names" hint="Separate with commas." isOptional />
        <SelectField control={control} name="kind" label="Kind" choices={kindChoices} />
        <MultiselectField control={control} name="sports" label="Sports" choices={gameChoices} />
        <TextareaField control={control} name="description" label="Description" max={2000} rows={3} isOptional />
      </PlacePart>
      <PlacePart title="Location">
        <PlaceLocationFields form={form} cityName={cityName} />
        <PlaceEntranceFields form={form} />
        <TimeZoneField control={control} name="timeZone" label="Time zone" hint="Follows the city you pick." />
      </PlacePart>
      <LaterPart height={2400}>
        <PlaceLaterFields form={form} />
      </LaterPart>
      {children}
    </FormView>
  );
}

/** Where one gets in, at places that are larger than their pin. */
function PlaceEntranceFields({ form: { control, values } }: { form: PlaceForm }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'entrances', keyName: 'key' });
  const add = () => append({ name: '', point: values.getValues('location.point') ?? { lat: 0, lng: 0 } });
  return (
    <SpaceBetween size="l">
      {fields.map(({ key }, index) => (
        <PlaceRow key={key} legend={`Entrance ${index + 1}`} onRemove={() => remove(index)}>
          <TextField control={control} name={`entrances.${index}.name`} label="Entrance" max={60} />
          <NumberField control={control} name={`entrances.${index}.point.lat`} label="Entrance latitude" step="any" />
          <NumberField control={control} name={`entrances.${index}.point.lng`} label="Entrance longitude" step="any" />
        </PlaceRow>
      ))}
      <Button formAction="none" iconName="add-plus" onClick={add}>
        Add an entrance
      </Button>
    </SpaceBetween>
  );
}
