import FormField from '@cloudscape-design/components/form-field';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useField } from '#web/app/forms/use-field.ts';
import '../fields.css';
import type { FieldProps } from '../field-props.ts';

/** A colour, in the browser's own picker. */
export function ColourField<Values extends FieldValues>({ control, name, label }: FieldProps<Values>) {
  const { field, fieldState } = useField({ control, name });
  const controlId = useId();
  return (
    <FormField controlId={controlId} label={label} errorText={fieldState.error?.message}>
      <input className="native-input" id={controlId} type="color" {...field} />
    </FormField>
  );
}
