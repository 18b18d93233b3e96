import FormField from '@cloudscape-design/components/form-field';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useField } from '#web/app/forms/use-field.ts';
import type { FieldProps } from '../field-props.ts';
import { labelOf } from '../field-words.tsx';
import '../fields.css';

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  readonly type: 'date' | 'datetime-local' | 'time';
  readonly min?: string | undefined;
  /** How much of a kept value the picker shows, where that is not all of it: a day has ten letters, with a time sixteen. */
  readonly shownLetters?: number;
  /** What is kept of what was picked; empty where it was emptied. */
  readonly keep: (picked: string) => string | undefined;
}

/** The browser's own picker: it knows the person's calendar and clock, works by keyboard and on a phone, and costs no script. */
export function NativeDateField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, hint, type, min, shownLetters, keep } = props;
  const { field, fieldState } = useField({ control, name });
  const controlId = useId();
  const message = fieldState.error?.message;
  return (
    <FormField controlId={controlId} label={labelOf(props)} constraintText={hint} errorText={message}>
      <input
        className="native-input"
        id={controlId}
        ref={field.ref}
        type={type}
        name={name}
        value={String(field.value ?? '').slice(0, shownLetters)}
        min={min}
        aria-invalid={message !== undefined}
        onChange={(event) => field.onChange(keep(event.target.value))}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
