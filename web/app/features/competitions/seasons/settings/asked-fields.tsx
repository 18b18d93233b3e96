import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import type { Control } from 'react-hook-form';
import type * as z from 'zod';
import type { registrationOperations } from '#shared/competitions/seasons/registration-operations.ts';
import type { MySeasonView } from '#shared/competitions/seasons/views.ts';
import { LineField } from '#web/app/forms/fields/line-field.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import { loadMe } from '#web/app/session/me.ts';

interface AskedFieldsProps {
  readonly teamId: string;
  readonly control: Control<z.input<typeof registrationOperations.register.input>>;
  readonly asked: MySeasonView['asked'];
}

/** What the community asks of its members when they register. */
export function AskedFields({ teamId, control, asked }: AskedFieldsProps) {
  const [userId, setUserId] = useState<string>();
  useEffect(() => {
    loadMe().then(
      (me) => setUserId(me.state === 'success' ? me.userId : undefined),
      () => undefined,
    );
  }, []);
  const { field, fieldState } = useField({ control, name: 'fields' });
  const errors = fieldState.error as Partial<Record<string, { message?: string }>> | undefined;
  const answers = field.value ?? {};
  if (!userId) return null;
  const line = { teamId, userId };
  return (
    <SpaceBetween size="l">
      {asked.map(({ field: { fieldId, ...one }, answer }) => (
        <LineField
          key={fieldId}
          line={line}
          field={{ fieldId, ...one }}
          kept={answer}
          answer={answers[fieldId] ?? ''}
          error={errors?.[fieldId]?.message}
          onChange={(said) => field.onChange({ ...answers, [fieldId]: said })}
        />
      ))}
    </SpaceBetween>
  );
}
