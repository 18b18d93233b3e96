import FormField from '@cloudscape-design/components/form-field';
import Textarea from '@cloudscape-design/components/textarea';
import { useController } from 'react-hook-form';
import { labelOf } from '../../forms/field-words.tsx';
import type { FieldsProps } from './team-values.ts';

/** What is asked of whoever wants to join; whoever decides reads each question with its answer. */
export function QuestionFields({ control }: FieldsProps) {
  const { field, fieldState } = useController({ control, name: 'joinQuestions' });
  const message = [fieldState.error].flat().find((error) => error?.message)?.message;
  return (
    <FormField
      label={labelOf({ label: 'Questions to whoever asks', isOptional: true })}
      constraintText="One a line, at most five."
      errorText={message}
    >
      <Textarea
        ref={field.ref}
        name="joinQuestions"
        rows={5}
        value={(field.value ?? []).join('\n')}
        onChange={({ detail }) => field.onChange(detail.value === '' ? [] : detail.value.split('\n'))}
        onBlur={() => {
          field.onChange((field.value ?? []).filter((question) => question.trim()));
          field.onBlur();
        }}
      />
    </FormField>
  );
}
