import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { sessionKindLabel, sessionStatusLabel } from '#shared/competitions/seasons/season-words.ts';
import type { Session } from '#shared/competitions/seasons/session.ts';
import { LocalDateTimeField } from '#web/app/forms/dates/local-date-time-field.tsx';
import { MoneyField } from '#web/app/forms/fields/money-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { usePageForm } from '#web/app/forms/use-page-form.ts';

const { createSession, changeSession } = seasonsContract.operations;
const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

interface SessionFormProps {
  readonly season: Pick<Season, 'seasonId' | 'currency'>;
  /** Without it a new one is made. */
  readonly session?: Session;
}

/** What is said of a dated block; times are on the clock of the season. */
export function SessionForm({ season: { seasonId, currency }, session }: SessionFormProps) {
  const input = (session ? changeSession : createSession).input as typeof createSession.input;
  const first = session ?? { seasonId, label: '', kind: 'play_date', localStart: '', localEnd: '', status: 'planned' };
  const form = usePageForm(input, first, { also: { intent: session ? 'change' : 'create' } });
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
        name="price"
        label="Price"
        currency={currency}
        hint="Players see it and pay you directly."
        isOptional
      />
      <SelectField control={control} name="status" label="How it stands" choices={choicesOf(sessionStatusLabel)} />
    </FormView>
  );
}
