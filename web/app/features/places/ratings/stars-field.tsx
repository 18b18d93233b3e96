import FormField from '@cloudscape-design/components/form-field';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '#web/app/forms/field-props.ts';
import { StarsChoice } from '#web/app/forms/fields/stars-choice.tsx';
import { useField } from '#web/app/forms/use-field.ts';

/** One to five stars as a field of a form. */
export function StarsField<Values extends FieldValues>({ control, name, label }: FieldProps<Values>) {
  const { field, fieldState } = useField({ control, name });
  return (
    <FormField label={label} errorText={fieldState.error?.message}>
      <StarsChoice
        label={label}
        value={Number(field.value ?? 0)}
        firstRef={field.ref}
        onChange={(stars) => {
          field.onChange(stars);
          field.onBlur();
        }}
      />
    </FormField>
  );
}
