import SpaceBetween from '@cloudscape-design/components/space-between';
import { type Control, useController } from 'react-hook-form';
import type * as z from 'zod';
import type { registrationOperations } from '#shared/competitions/seasons/registration-operations.ts';
import type { MySeasonView } from '#shared/competitions/seasons/views.ts';
import { AnswerField } from '../../forms/answer-field.tsx';

interface AskedFieldsProps {
  readonly control: Control<z.input<typeof registrationOperations.register.input>>;
  readonly asked: MySeasonView['asked'];
}

/** What the community asks of its members when they register. */
export function AskedFields({ control, asked }: AskedFieldsProps) {
  const { field, fieldState } = useController({ control, name: 'fields' });
  const errors = fieldState.error as Partial<Record<string, { message?: string }>> | undefined;
  const answers = field.value ?? {};
  return (
    <SpaceBetween size="l">
      {asked.map(({ field: { fieldId, ...one } }) => (
        <AnswerField
          key={fieldId}
          field={{ fieldId, ...one }}
          answer={answers[fieldId] ?? ''}
          error={errors?.[fieldId]?.message}
          onChange={(answer) => field.onChange({ ...answers, [fieldId]: answer })}
        />
      ))}
    </SpaceBetween>
  );
}
