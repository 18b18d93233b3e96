import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useField } from '#web/app/forms/use-field.ts';
import type { FieldProps } from '../field-props.ts';
import { labelOf } from '../field-words.tsx';

/** Short words with commas between them. */
export function TagsField<Values extends FieldValues>(props: FieldProps<Values>) {
  const { control, name, hint } = props;
  const { field, fieldState } = useField({ control, name });
  const [text, setText] = useState(() => ((field.value ?? []) as string[]).join(', '));
  const change = (typed: string) => {
    setText(typed);
    const tags = typed.split(',').flatMap((tag) => (tag.trim() ? [tag.trim()] : []));
    field.onChange(tags.length > 0 ? tags : undefined);
  };
  const message = [fieldState.error].flat().find((error) => error?.message)?.message;
  return (
    <FormField label={labelOf(props)} constraintText={hint} errorText={message}>
      <Input
        ref={field.ref}
        name={name}
        value={text}
        autoComplete={false}
        onChange={({ detail }) => change(detail.value)}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
