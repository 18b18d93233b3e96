import FormField from '@cloudscape-design/components/form-field';
import { useId } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import type { EventDetails } from '#shared/events/details/schemas.ts';
import { clockText, instantOf } from '#web/app/forms/dates/clock-text.ts';

/** When a private event becomes public, on the clock where it happens. */
export function PublicLaterField({ control }: { readonly control: Control<z.input<typeof EventDetails>> }) {
  const { field, fieldState } = useController({ control, name: 'makePublicAfter' });
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
      constraintText="Until then only people with the link see it. Leave it empty to keep it private."
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
