import FormField from '@cloudscape-design/components/form-field';
import type { FieldValues } from 'react-hook-form';
import { useField } from '#web/app/forms/use-field.ts';
import type { FieldProps } from '../field-props.ts';
import { constraint, labelOf } from '../field-words.tsx';
import { PhoneInput } from './phone-input.tsx';

type PhoneFieldProps<Values extends FieldValues> = FieldProps<Values> & { readonly autoComplete?: string };

/** A phone number of a form. An optional field that is emptied counts as not given. */
export function PhoneField<Values extends FieldValues>(props: PhoneFieldProps<Values>) {
  const { control, name, hint, isOptional, autoComplete } = props;
  const { field, fieldState } = useField({ control, name });
  const text = String(field.value ?? '');
  return (
    <FormField
      label={labelOf(props)}
      constraintText={constraint(hint, text, undefined)}
      errorText={fieldState.error?.message}
    >
      <PhoneInput
        ref={field.ref}
        name={name}
        value={text}
        autoComplete={autoComplete ?? false}
        ariaRequired={!isOptional}
        onChange={(written) => field.onChange(written === '' && isOptional ? undefined : written)}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
