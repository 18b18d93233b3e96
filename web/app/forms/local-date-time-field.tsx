import FormField from '@cloudscape-design/components/form-field';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';
import { labelOf } from './field-words.tsx';
import './fields.css';

/**
 * A day and a wall-clock time, kept as `2026-12-05T18:30`; an optional one that is emptied counts as not given. The
 * browser's own picker: it knows the person's calendar and clock, works by keyboard and on a phone, and costs no script.
 */
export function LocalDateTimeField<Values extends FieldValues>(props: FieldProps<Values> & { readonly min?: string }) {
  const { control, name, hint, min, isOptional } = props;
  const { field, fieldState } = useController({ control, name });
  const controlId = useId();
  const message = fieldState.error?.message;
  const change = (typed: string) => field.onChange(typed === '' && isOptional ? undefined : typed.slice(0, 16));
  return (
    <FormField controlId={controlId} label={labelOf(props)} constraintText={hint} errorText={message}>
      <input
        className="native-input"
        id={controlId}
        ref={field.ref}
        type="datetime-local"
        name={name}
        value={String(field.value ?? '').slice(0, 16)}
        min={min}
        aria-invalid={message !== undefined}
        onChange={(event) => change(event.target.value)}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
