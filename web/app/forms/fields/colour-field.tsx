import FormField from '@cloudscape-design/components/form-field';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import '../fields.css';
import type { FieldProps } from '../field-props.ts';

/** A colour, in the browser's own picker. */
export function ColourField<Values extends FieldValues>({ control, name, label }: FieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const controlId = useId();
  return (
    <FormField controlId={controlId} label={label} errorText={fieldState.error?.message}>
      <input className="native-input" id={controlId} type="color" {...field} />
    </FormField>
  );
}
