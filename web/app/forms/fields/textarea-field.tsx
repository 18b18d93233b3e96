import FormField from '@cloudscape-design/components/form-field';
import Textarea from '@cloudscape-design/components/textarea';
import type { FieldValues } from 'react-hook-form';
import { useField } from '#web/app/forms/use-field.ts';
import type { FieldProps } from '../field-props.ts';
import { constraint, labelOf } from '../field-words.tsx';

type TextareaFieldProps<Values extends FieldValues> = FieldProps<Values> & {
  /** Shows a counter `n / max`. */
  readonly max?: number;
  readonly rows?: number;
  readonly placeholder?: string;
};

/** Several lines of text. */
export function TextareaField<Values extends FieldValues>(props: TextareaFieldProps<Values>) {
  const { control, name, hint, max, rows = 5, placeholder, isOptional } = props;
  const { field, fieldState } = useField({ control, name });
  const text = String(field.value ?? '');
  return (
    <FormField
      label={labelOf(props)}
      constraintText={constraint(hint, text, max)}
      errorText={fieldState.error?.message}
      stretch
    >
      <Textarea
        ref={field.ref}
        name={name}
        value={text}
        rows={rows}
        {...(placeholder && { placeholder })}
        ariaRequired={!isOptional}
        onChange={({ detail }) => field.onChange(detail.value === '' && isOptional ? undefined : detail.value)}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
