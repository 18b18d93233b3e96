import FormField from '@cloudscape-design/components/form-field';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';
import { labelOf } from './field-words.tsx';

/** A calendar day, in the browser's own calendar. */
export function DayField<Values extends FieldValues>(props: FieldProps<Values>) {
  const { control, name, hint } = props;
  const { field, fieldState } = useController({ control, name });
  const controlId = useId();
  return (
    <FormField label={labelOf(props)} constraintText={hint} errorText={fieldState.error?.message} controlId={controlId}>
      <input {...field} className="native-input" id={controlId} type="date" value={String(field.value ?? '')} />
    </FormField>
  );
}
