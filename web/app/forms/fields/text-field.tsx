import FormField from '@cloudscape-design/components/form-field';
import Input, { type InputProps } from '@cloudscape-design/components/input';
import type { FieldValues } from 'react-hook-form';
import { useField } from '#web/app/forms/use-field.ts';
import type { FieldProps } from '../field-props.ts';
import { constraint, labelOf } from '../field-words.tsx';

type TextFieldProps<Values extends FieldValues> = FieldProps<Values> &
  Pick<InputProps, 'type' | 'inputMode' | 'placeholder' | 'disabled'> & {
    /** Shows a counter `n / max`. */
    readonly max?: number;
    readonly autoComplete?: string;
  };

/** One line of text. An optional field that is emptied counts as not given. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { control, name, hint, max, isOptional, autoComplete, label: _, ...input } = props;
  const { field, fieldState } = useField({ control, name });
  const text = String(field.value ?? '');
  return (
    <FormField
      label={labelOf(props)}
      constraintText={constraint(hint, text, max)}
      errorText={fieldState.error?.message}
    >
      <Input
        {...input}
        ref={field.ref}
        name={name}
        value={text}
        autoComplete={autoComplete ?? false}
        ariaRequired={!isOptional}
        onChange={({ detail }) => field.onChange(detail.value === '' && isOptional ? undefined : detail.value)}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
