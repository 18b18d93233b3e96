import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { sessionKindLabel, sessionStatusLabel } from '#shared/competitions/seasons/season-words.ts';
import { endsAfter, endsBefore, type Session, SessionDetails } from '#shared/competitions/seasons/session.ts';
import { choicesOf } from '#web/app/forms/choices-of.ts';
import { LocalDateTimeField } from '#web/app/forms/dates/local-date-time-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { MoneyField } from '#web/app/forms/money/money-field.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

const SessionFields = SessionDetails.refine(endsAfter, endsBefore);
const newSession: Partial<Session> = {
  label: '',
  kind: 'play_date',
  localStart: '',
  localEnd: '',
  status: 'planned',
};

interface SessionFormProps {
  readonly season: Pick<Season, 'seasonId' | 'currency'>;
  /** Without it a new one is made. */
  readonly session?: Session;
}

/** What is said of a dated block; times are on the clock of the season. */
export function SessionForm({ season: { seasonId, currency }, session }: SessionFormProps) {
  const create = useOperation(seasonsContract, 'createSession', { done: 'Session added', isForm: true });
  const change = useOperation(seasonsContract, 'changeSession', { done: 'Session saved', isForm: true });
  const { sessionId, version, seasonId: _, ...first } = session ?? newSession;
  const form = useCheckedForm(SessionFields, first, {
    ...(session ? change : create),
    run: (details) =>
      sessionId && version
        ? change.run({ ...details, seasonId, sessionId, version })
        : create.run({ ...details, seasonId }),
  });
  const { control } = form;
  return (
    <FormView
      form={form}
      actions={<SubmitButton form={form}>{session ? `Save ${session.label}` : 'Add session'}</SubmitButton>}
    >
      <TextField control={control} name="label" label="Name" hint="For example, Opening Night." max={60} />
      <SelectField control={control} name="kind" label="Type" choices={choicesOf(sessionKindLabel)} />
      <LocalDateTimeField control={control} name="localStart" label="Starts" />
      <LocalDateTimeField control={control} name="localEnd" label="Ends" />
      <TextField control={control} name="placeName" label="Place" max={80} isOptional />
      <NumberField control={control} name="capacity" label="Spots" isOptional />
      <MoneyField
        control={control}
        name="price"
        label="Price"
        currency={currency}
        hint="Players pay you directly."
        isOptional
      />
      <SelectField control={control} name="status" label="Status" choices={choicesOf(sessionStatusLabel)} />
    </FormView>
  );
}
