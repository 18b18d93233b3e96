import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useFieldArray } from 'react-hook-form';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { PhoneField } from '#web/app/forms/phone/phone-field.tsx';
import type { FieldsProps } from './team-values.ts';

/** The public contact. */
export function ContactFields({ control }: FieldsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'contact.links' });
  return (
    <SpaceBetween size="l">
      <TextField control={control} name="contact.email" label="Public email" type="email" isOptional />
      <PhoneField control={control} name="contact.phone" label="Public phone number" isOptional />
      {fields.map(({ id }, index) => (
        <SpaceBetween key={id} size="xs">
          <TextField
            control={control}
            name={`contact.links.${index}.label`}
            label={`Name of link ${index + 1}`}
            max={30}
          />
          <TextField
            control={control}
            name={`contact.links.${index}.url`}
            label={`URL of link ${index + 1}`}
            type="url"
          />
          <Button formAction="none" onClick={() => remove(index)}>{`Remove link ${index + 1}`}</Button>
        </SpaceBetween>
      ))}
      {fields.length < 8 && (
        <Button formAction="none" iconName="add-plus" onClick={() => append({ label: '', url: '' })}>
          Add link
        </Button>
      )}
    </SpaceBetween>
  );
}
