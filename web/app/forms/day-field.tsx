import FormField from '@cloudscape-design/components/form-field';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';
import { labelOf } from './field-words.tsx';
import './fields.css';

interface DayFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** `time` for a time of any day, kept as `22:00`. */
  readonly type?: 'date' | 'time';
}

/** A calendar day, in the browser's own calendar. An optional one that is emptied counts as not given. */
export function DayField<Values extends FieldValues>(props: DayFieldProps<Values>) {
  const { control, name, hint, isOptional, type = 'date' } = props;
  const { field, fieldState } = useController({ control, name });
  const controlId = useId();
  const message = fieldState.error?.message;
  const change = (text: string) => field.onChange(text === '' && isOptional ? undefined : text);
  return (
    <FormField controlId={controlId} label={labelOf(props)} constraintText={hint} errorText={message}>
      <input
        {...field}
        className="native-input"
        id={controlId}
        type={type}
        value={String(field.value ?? '')}
        aria-invalid={message !== undefined}
        onChange={(event) => change(event.target.value)}
      />
    </FormField>
  );
}
