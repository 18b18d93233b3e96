import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { type SeasonGroup, SeasonGroupDetails } from '#shared/competitions/seasons/schemas.ts';
import { gameTypes } from '#shared/places/game-types.ts';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

const statuses = [
  { value: 'draft', label: 'Organizers (draft)' },
  { value: 'active', label: 'Everyone' },
  { value: 'archived', label: 'Archived' },
];

const newGroup: Partial<SeasonGroup> = { label: '', order: 0, status: 'active' };

interface GroupFormProps {
  readonly teamId: string;
  /** Without it a new one is made. */
  readonly group?: SeasonGroup;
}

/** What is said of a group of seasons. */
export function GroupForm({ teamId, group }: GroupFormProps) {
  const create = useOperation(seasonsContract, 'createSeasonGroup', { done: 'Group created', isForm: true });
  const change = useOperation(seasonsContract, 'changeSeasonGroup', {
    done: 'Group saved',
    isForm: true,
  });
  const { seasonGroupId, version, teamId: _, ...first } = group ?? newGroup;
  const form = useCheckedForm(SeasonGroupDetails, first, {
    ...(group ? change : create),
    run: (details) =>
      seasonGroupId && version
        ? change.run({ ...details, teamId, seasonGroupId, version })
        : create.run({ ...details, teamId }),
  });
  const { control } = form;
  return (
    <FormView
      form={form}
      actions={<SubmitButton form={form}>{group ? `Save ${group.label}` : 'Create group'}</SubmitButton>}
    >
      <TextField control={control} name="label" label="Name" hint="For example, Adult Indoor." max={60} />
      <TextareaField control={control} name="description" label="Description" max={5000} rows={3} isOptional />
      <SelectField
        control={control}
        name="gameTypeId"
        label="Sport"
        whenNone="None"
        filteringType="auto"
        choices={gameTypes.map(({ gameTypeId: value, label }) => ({ value, label }))}
      />
      <NumberField control={control} name="order" label="Position" hint="Lowest first." />
      <SelectField control={control} name="status" label="Who can see it" choices={statuses} />
    </FormView>
  );
}
