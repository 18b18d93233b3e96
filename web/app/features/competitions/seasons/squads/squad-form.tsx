import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import type { Control } from 'react-hook-form';
import type * as z from 'zod';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { Squad } from '#shared/competitions/seasons/squad.ts';
import type { squadOperations } from '#shared/competitions/seasons/squad-operations.ts';
import { isDependantId } from '#shared/ids.ts';
import { ColourField } from '#web/app/forms/fields/colour-field.tsx';
import { MultiselectField } from '#web/app/forms/fields/multiselect-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { dayChoices } from '../day-choices.ts';

const SquadLogoField = lazy(async () => ({ default: (await import('./squad-logo-field.tsx')).SquadLogoField }));

interface SquadFormProps {
  readonly squad: Squad;
  readonly others: readonly Squad[];
  /** The seed is theirs. */
  readonly isOrganiser: boolean;
}

/** The details of a team, its captains, and its wishes for the schedule. */
export function SquadForm({ squad, others, isOrganiser }: SquadFormProps) {
  const { seasonId, squadId, version, name, colour, logo, requests, captainId, coCaptainIds, seed } = squad;
  const form = useOperationForm(seasonsContract, 'changeSquad', {
    defaults: { name, colour, logo, requests, captainId, coCaptainIds, seed },
    also: { seasonId, squadId, version },
    done: (changed) => `${changed.name} saved`,
  });
  const { control } = form;
  const people = squad.roster.flatMap(({ userId: value, displayName: label }) =>
    value && !isDependantId(value) ? [{ value, label }] : [],
  );
  return (
    <FormView form={form} actions={<SubmitButton form={form}>Save {name}</SubmitButton>}>
      <TextField control={control} name="name" label="Team name" max={40} />
      <ColourField control={control} name="colour" label="Color" />
      <Suspense>
        <SquadLogoField control={control} team={name} />
      </Suspense>
      {people.length > 0 && (
        <SpaceBetween size="l">
          <SelectField control={control} name="captainId" label="Captain" choices={people} />
          <MultiselectField
            control={control}
            name="coCaptainIds"
            label="Co-captains"
            hint="Up to two."
            choices={people}
            isOptional
          />
        </SpaceBetween>
      )}
      {isOrganiser && <NumberField control={control} name="seed" label="Seed" hint="1 is the top seed." isOptional />}
      <ScheduleWishes control={control} others={others.filter((other) => other.squadId !== squadId)} />
    </FormView>
  );
}

interface WishesProps {
  readonly control: Control<z.input<typeof squadOperations.changeSquad.input>>;
  readonly others: readonly Squad[];
}

/** What the team asks of the scheduler. */
const ScheduleWishes = ({ control, others }: WishesProps) => (
  <SpaceBetween size="l">
    <MultiselectField
      control={control}
      name="requests.daysNotAvailable"
      label="Days the team can’t play"
      hint="Up to three."
      choices={dayChoices}
      isOptional
    />
    <SelectField
      control={control}
      name="requests.linkWith"
      label="Same game times as"
      whenNone="No other team"
      choices={others.map(({ squadId: value, name: label }) => ({ value, label }))}
    />
    <TextareaField
      control={control}
      name="requests.coachConflicts"
      label="Coach’s scheduling conflicts"
      max={280}
      rows={2}
      isOptional
    />
  </SpaceBetween>
);
