import type { PublicCard } from '#shared/events/following-contract.ts';
import type { Duty } from '#shared/teams/duties/schemas.ts';
import { teamRoster } from '#shared/teams/roster-contract.ts';
import { startIn, viewerZone } from '#web/blocks/event-time.ts';
import { FormView } from '../../forms/form-view.tsx';
import { LocalDateTimeField } from '../../forms/local-date-time-field.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { TextareaField } from '../../forms/textarea-field.tsx';
import { TimeZoneField } from '../../forms/time-zone-field.tsx';
import { useOperationForm } from '../../forms/use-operation-form.ts';

const { addDuty, changeDuty } = teamRoster.operations;

interface DutyFormProps {
  readonly teamId: string;
  /** Those of the team that are to come. */
  readonly events: readonly Pick<PublicCard, 'eventId' | 'title' | 'startsAt' | 'timeZone'>[];
  /** Without it a new one is added. */
  readonly duty?: Duty;
}

/** What is said of a duty. */
export function DutyForm({ teamId, events, duty }: DutyFormProps) {
  const input = (duty ? changeDuty : addDuty).input as typeof addDuty.input;
  const { startsAt: _, status: __, holders: ___, eventTitle: ____, ...said } = duty ?? emptyDuty();
  const form = useOperationForm(input, { teamId, ...said }, { also: { intent: duty ? 'change' : 'add' } });
  const { control } = form;
  const choices = [
    ...events.map(({ eventId, title, startsAt, timeZone }) => ({
      value: eventId,
      label: `${title}, ${startIn(timeZone, startsAt)}`,
    })),
    ...(duty?.eventId && !events.some(({ eventId }) => eventId === duty.eventId)
      ? [{ value: duty.eventId, label: duty.eventTitle ?? 'Its event' }]
      : []),
  ];
  return (
    <FormView
      form={form}
      actions={<SubmitButton form={form}>{duty ? `Save ${duty.title}` : 'Add the duty'}</SubmitButton>}
    >
      <TextField control={control} name="title" label="What is to be done" hint="Such as Keep the score." max={60} />
      <LocalDateTimeField control={control} name="localStart" label="When" />
      <TimeZoneField control={control} name="timeZone" label="Time zone" />
      {choices.length > 0 && (
        <SelectField
          control={control}
          name="eventId"
          label="For an event"
          hint="When the event moves the duty moves with it, and goes when it is called off."
          whenNone="None"
          choices={choices}
        />
      )}
      <NumberField control={control} name="slots" label="How many people it takes" />
      <NumberField control={control} name="minAge" label="Youngest age" isOptional />
      <TextareaField control={control} name="note" label="Note" max={500} isOptional />
    </FormView>
  );
}

const emptyDuty = () => ({
  title: '',
  note: '',
  localStart: '',
  timeZone: viewerZone(),
  slots: 1,
  startsAt: undefined,
  status: undefined,
  holders: undefined,
  eventTitle: undefined,
});
