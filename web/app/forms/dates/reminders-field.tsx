import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import type { FieldValues } from 'react-hook-form';
import { quantity } from '#shared/quantity.ts';
import { useField } from '#web/app/forms/use-field.ts';
import type { FieldProps } from '../field-props.ts';
import { labelOf } from '../field-words.tsx';

const words = (hours: number) =>
  `${hours % 24 === 0 && hours > 24 ? quantity(hours / 24, 'day') : quantity(hours, 'hour')} before`;

const choices = [1, 2, 3, 6, 12, 24, 48, 72, 168].map((hours) => ({ value: String(hours), label: words(hours) }));

/** When people who are in are reminded. */
export function RemindersField<Values extends FieldValues>({
  control,
  name,
}: Pick<FieldProps<Values>, 'control' | 'name'>) {
  const { field, fieldState } = useField({ control, name });
  const chosen = ((field.value ?? []) as number[]).map((hours) => ({ value: String(hours), label: words(hours) }));
  const error = [fieldState.error].flat().find((one) => one?.message)?.message;
  return (
    <FormField
      label={labelOf({ label: 'Reminders', isOptional: true })}
      constraintText="Up to four. Default: a day and two hours before."
      errorText={error}
    >
      <Multiselect
        ref={field.ref}
        options={choices}
        selectedOptions={chosen}
        placeholder="A day and two hours before"
        deselectAriaLabel={({ label }) => `Remove ${label}`}
        onChange={({ detail: { selectedOptions } }) =>
          field.onChange(selectedOptions.length > 0 ? selectedOptions.map(({ value }) => Number(value)) : undefined)
        }
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
