import FormField from '@cloudscape-design/components/form-field';
import { useId } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { clockText, instantOf } from '#web/app/forms/dates/clock-text.ts';
import { useField } from '#web/app/forms/use-field.ts';
import '#web/app/forms/fields.css';
import type { SeasonValues } from './season-values.ts';

interface InstantFieldProps {
  readonly control: Control<SeasonValues>;
  readonly name: `registrationWindows.${number}.${'opensAt' | 'closesAt'}` | 'rosterRules.freezeAt';
  readonly label: string;
  readonly hint?: string;
}

/** An instant, on the clock of the season; one that is emptied counts as not given. */
export function InstantField({ control, name, label, hint }: InstantFieldProps) {
  const { field, fieldState } = useField({ control, name });
  const timeZone = useWatch({ control, name: 'timeZone' }) || 'UTC';
  const controlId = useId();
  return (
    <FormField controlId={controlId} label={label} constraintText={hint} errorText={fieldState.error?.message}>
      <input
        className="native-input"
        id={controlId}
        ref={field.ref}
        type="datetime-local"
        name={name}
        value={clockText(field.value, timeZone)}
        aria-invalid={fieldState.error !== undefined}
        onChange={(event) => field.onChange(instantOf(event.target.value, timeZone))}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
