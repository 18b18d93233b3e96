import FormField from '@cloudscape-design/components/form-field';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';
import { labelOf } from './field-words.tsx';
import './fields.css';

/** A calendar day, kept as `2026-12-05`, by the browser's own picker. */
export function DateField<Values extends FieldValues>(
  props: FieldProps<Values> & { readonly min?: string; readonly max?: string },
) {
  const { control, name, hint, min, max } = props;
  const { field, fieldState } = useController({ control, name });
  const controlId = useId();
  const message = fieldState.error?.message;
  return (
    <FormField controlId={controlId} label={labelOf(props)} constraintText={hint} errorText={message}>
      <input
        className="native-input"
        id={controlId}
        ref={field.ref}
        type="date"
        name={name}
        value={String(field.value ?? '')}
        min={min}
        max={max}
        aria-invalid={message !== undefined}
        onChange={(event) => field.onChange(event.target.value === '' ? undefined : event.target.value)}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
