import FormField from '@cloudscape-design/components/form-field';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from '#web/app/forms/field-props.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';

const choices = ['1, bad', '2, poor', '3, all right', '4, good', '5, very good'];

/** One to five, given by pressing a star. */
export function StarsField<Values extends FieldValues>({ control, name, label }: FieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const group = useId();
  const given = Number(field.value ?? 0);
  return (
    <FormField label={label} errorText={fieldState.error?.message}>
      <div className="place-stars" role="radiogroup" aria-label={label}>
        {choices.map((words, index) => (
          <label key={words} className={index < given ? 'is-given' : undefined}>
            <input
              ref={index === 0 ? field.ref : undefined}
              type="radio"
              name={group}
              aria-label={words}
              checked={given === index + 1}
              onChange={() => {
                field.onChange(index + 1);
                field.onBlur();
              }}
            />
            <LineIcon name="star" size={32} />
          </label>
        ))}
      </div>
    </FormField>
  );
}
