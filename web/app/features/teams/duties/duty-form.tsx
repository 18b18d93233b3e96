import { type Duty, DutyDetails } from '#shared/teams/duties/schemas.ts';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import { LocalDateTimeField } from '#web/app/forms/dates/local-date-time-field.tsx';
import { TimeZoneField } from '#web/app/forms/dates/time-zone-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { viewerZone } from '#web/blocks/event-time.ts';
import { DutyForFields, type DutyReasons } from './duty-fields.tsx';

interface DutyFormProps extends DutyReasons {
  readonly teamId: string;
  /** Undefined to add a new one. */
  readonly duty?: Duty;
  /** That of the community, for a new one. */
  readonly zone?: string | undefined;
}

/** Adds or edits a duty. */
export function DutyForm({ teamId, events, seasons, duty, zone = viewerZone() }: DutyFormProps) {
  const add = useOperation(teamRoster, 'addDuty', { done: 'Duty added', isForm: true });
  const change = useOperation(teamRoster, 'changeDuty', { done: 'Duty saved', isForm: true });
  const form = useCheckedForm(
    DutyDetails,
    duty ? detailsOf(duty) : { title: '', note: '', localStart: '', timeZone: zone, slots: 1 },
    duty
      ? { ...change, run: (said) => change.run({ ...said, teamId, dutyId: duty.dutyId, version: duty.version }) }
      : { ...add, run: (said) => add.run({ ...said, teamId }) },
  );
  const { control } = form;
  return (
    <FormView form={form} actions={<SubmitButton form={form}>{duty ? `Save ${duty.title}` : 'Add duty'}</SubmitButton>}>
      <TextField control={control} name="title" label="What needs doing" hint="For example, keep score." max={60} />
      <LocalDateTimeField control={control} name="localStart" label="When" />
      <TimeZoneField control={control} name="timeZone" label="Time zone" />
      <DutyForFields control={control} events={events} seasons={seasons} duty={duty} />
      <NumberField control={control} name="slots" label="People needed" />
      <NumberField control={control} name="minAge" label="Minimum age" isOptional />
      <TextareaField control={control} name="note" label="Note" max={500} isOptional />
    </FormView>
  );
}

const detailsOf = ({ title, note, localStart, timeZone, slots, minAge, eventId, seasonId }: Duty) => ({
  title,
  note,
  localStart,
  timeZone,
  slots,
  minAge,
  eventId,
  seasonId,
});
