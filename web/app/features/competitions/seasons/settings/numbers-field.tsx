import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import type * as z from 'zod';
import type { registrationOperations } from '#shared/competitions/seasons/registration-operations.ts';
import { labelOf } from '#web/app/forms/field-words.tsx';
import { useField } from '#web/app/forms/use-field.ts';

/** The numbers that somebody would like to wear, with commas between them. */
export function NumbersField({ control }: { control: Control<z.input<typeof registrationOperations.register.input>> }) {
  const { field, fieldState } = useField({ control, name: 'answers.uniformNumberPrefs' });
  const [text, setText] = useState((field.value ?? []).join(', '));
  const change = (typed: string) => {
    setText(typed);
    field.onChange(typed.split(',').flatMap((one) => (one.trim() ? [Number(one)] : [])));
  };
  const isWrong = fieldState.error !== undefined;
  return (
    <FormField
      label={labelOf({ label: 'Jersey numbers you’d like', isOptional: true })}
      constraintText="Up to three from 0 to 99, favorite first, such as 7, 10."
      errorText={isWrong ? 'Up to three numbers from 0 to 99, separated by commas.' : undefined}
    >
      <Input value={text} autoComplete={false} onChange={({ detail }) => change(detail.value)} onBlur={field.onBlur} />
    </FormField>
  );
}
