import FormField from '@cloudscape-design/components/form-field';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { clockText, instantOf } from '#web/app/forms/dates/clock-text.ts';
import { useField } from '#web/app/forms/use-field.ts';
import type { EventControl } from '../event-values.ts';

/** When a private event becomes public, on the clock where it happens. */
export function PublicLaterField({ control }: EventControl) {
  const { field, fieldState } = useField({ control, name: 'makePublicAfter' });
  const timeZone = useWatch({ control, name: 'timeZone' });
  const controlId = useId();
  const message = fieldState.error?.message;
  return (
    <FormField
      controlId={controlId}
      label={
        <span>
          Becomes public <i>- optional</i>
        </span>
      }
      constraintText="Until then, only people with the link can see it. Leave it empty to keep it private."
      errorText={message}
    >
      <input
        className="native-input"
        id={controlId}
        ref={field.ref}
        type="datetime-local"
        value={clockText(field.value, timeZone)}
        aria-invalid={message !== undefined}
        onChange={(event) => field.onChange(instantOf(event.target.value, timeZone))}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
