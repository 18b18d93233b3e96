import { useId } from 'react';
import { FieldMessage } from '#web/app/forms/fields/chip-choice.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import type { EventControl } from './event-values.ts';

const most = 2000;

/** How many can play, with a step to either side; none where there is no limit. */
export function SpotsField({ control }: EventControl) {
  const { field, fieldState } = useField({ control, name: 'capacity' });
  const id = useId();
  const spots = field.value;
  const message = fieldState.error?.message;
  const step = (by: number) => field.onChange(Math.min(most, Math.max(1, (spots ?? 0) + by)));
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        Spots
      </label>
      <div className="spots">
        <div className="stepper">
          <button
            type="button"
            aria-label="One spot less"
            disabled={spots !== null && spots <= 1}
            onClick={() => step(-1)}
          >
            −
          </button>
          <input
            id={id}
            ref={field.ref}
            type="text"
            inputMode="numeric"
            placeholder="No limit"
            value={spots ?? ''}
            aria-invalid={message !== undefined}
            aria-describedby={`${id}-message`}
            onChange={({ target: { value } }) => {
              const digits = value.replaceAll(/\D/g, '').slice(0, 5);
              field.onChange(digits === '' ? null : Number(digits));
            }}
            onBlur={field.onBlur}
          />
          <button type="button" aria-label="One spot more" onClick={() => step(1)}>
            +
          </button>
        </div>
        <label className="chip">
          <input
            type="checkbox"
            checked={spots === null}
            onChange={({ target }) => field.onChange(target.checked ? null : 20)}
          />
          <span>No limit</span>
        </label>
      </div>
      <FieldMessage id={`${id}-message`}>{message}</FieldMessage>
    </div>
  );
}
