import FormField from '@cloudscape-design/components/form-field';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';
import { labelOf } from './field-words.tsx';
import './fields.css';

/** A day, kept as its midnight on the wall clock, `2026-12-05T00:00`. The browser's own picker, as for times. */
export function LocalDayField<Values extends FieldValues>(props: FieldProps<Values>) {
  const { control, name, hint } = props;
  const { field, fieldState } = useController({ control, name });
  const controlId = useId();
  const message = fieldState.error?.message;
  const change = (day: string) => field.onChange(day ? `${day}T00:00` : '');
  return (
    <FormField controlId={controlId} label={labelOf(props)} constraintText={hint} errorText={message}>
      <input
        className="native-input"
        id={controlId}
        ref={field.ref}
        type="date"
        name={name}
        value={String(field.value ?? '').slice(0, 10)}
        aria-invalid={message !== undefined}
        onChange={(event) => change(event.target.value)}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
