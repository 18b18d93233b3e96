import FormField from '@cloudscape-design/components/form-field';
import Textarea from '@cloudscape-design/components/textarea';
import type { FieldValues } from 'react-hook-form';
import { useField } from '#web/app/forms/use-field.ts';
import type { FieldProps } from '../field-props.ts';
import { labelOf } from '../field-words.tsx';

/** A list of texts, one a line; lines without text are dropped when the person goes on to another field. */
export function LinesField<Values extends FieldValues>(props: FieldProps<Values> & { readonly rows: number }) {
  const { control, name, hint, rows } = props;
  const { field, fieldState } = useField({ control, name });
  const message = [fieldState.error].flat().find((error) => error?.message)?.message;
  const lines: readonly string[] = field.value ?? [];
  return (
    <FormField label={labelOf(props)} constraintText={hint} errorText={message} stretch>
      <Textarea
        ref={field.ref}
        name={name}
        rows={rows}
        value={lines.join('\n')}
        onChange={({ detail }) => field.onChange(detail.value === '' ? [] : detail.value.split('\n'))}
        onBlur={() => {
          field.onChange(lines.filter((line) => line.trim()));
          field.onBlur();
        }}
      />
    </FormField>
  );
}
