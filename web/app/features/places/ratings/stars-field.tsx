import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from '#web/app/forms/field-props.ts';

const choices = [
  ['5', '5, very good'],
  ['4', '4, good'],
  ['3', '3, all right'],
  ['2', '2, poor'],
  ['1', '1, bad'],
].map(([value = '', label = '']) => ({ value, label }));

/** One to five. */
export function StarsField<Values extends FieldValues>({ control, name, label }: FieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <FormField label={label} errorText={fieldState.error?.message}>
      <RadioGroup
        ref={field.ref}
        value={field.value === undefined ? null : String(field.value)}
        items={choices}
        onChange={({ detail }) => {
          field.onChange(Number(detail.value));
          field.onBlur();
        }}
      />
    </FormField>
  );
}
