import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { sessionKindLabel, sessionStatusLabel } from '#shared/competitions/seasons/season-words.ts';
import type { Session } from '#shared/competitions/seasons/session.ts';
import { FormView } from '../../forms/form-view.tsx';
import { LocalDateTimeField } from '../../forms/local-date-time-field.tsx';
import { MoneyField } from '../../forms/money-field.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useOperationForm } from '../../forms/use-operation-form.ts';

const { createSession, changeSession } = seasonsContract.operations;
const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

interface SessionFormProps {
  readonly seasonId: string;
  /** Without it a new one is made. */
  readonly session?: Session;
}

/** What is said of a dated block; times are on the clock of the season. */
export function SessionForm({ seasonId, session }: SessionFormProps) {
  const input = (session ? changeSession : createSession).input as typeof createSession.input;
  const first = session ?? { seasonId, label: '', kind: 'play_date', localStart: '', localEnd: '', status: 'planned' };
  const form = useOperationForm(input, first, { also: { intent: session ? 'change' : 'create' } });
  const { control } = form;
  return (
    <FormView
      form={form}
      actions={<SubmitButton form={form}>{session ? `Save ${session.label}` : 'Add the session'}</SubmitButton>}
    >
      <TextField control={control} name="label" label="Name" hint="Such as First night." max={60} />
      <SelectField control={control} name="kind" label="What is it?" choices={choicesOf(sessionKindLabel)} />
      <LocalDateTimeField control={control} name="localStart" label="Starts" />
      <LocalDateTimeField control={control} name="localEnd" label="Ends" />
      <TextField control={control} name="placeName" label="Place" max={80} isOptional />
      <NumberField control={control} name="capacity" label="Most people" isOptional />
      <MoneyField
        control={control}
        name="priceMinor"
        label="Price"
        hint="Shown, and paid to you: nothing is charged here."
        isOptional
      />
      <SelectField control={control} name="status" label="How it stands" choices={choicesOf(sessionStatusLabel)} />
    </FormView>
  );
}
