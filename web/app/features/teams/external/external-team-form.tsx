import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Control } from 'react-hook-form';
import type * as z from 'zod';
import { type ExternalTeam, ExternalTeamDetails } from '#shared/teams/external/schemas.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { PhoneField } from '#web/app/forms/phone/phone-field.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { PictureField } from '#web/app/media/picture-field.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';

interface ExternalTeamFormProps {
  readonly teamId: string;
  /** Undefined to add another one. */
  readonly external?: ExternalTeam;
}

/** An outside team's name, city and contact. */
export const ExternalTeamForm = ({ teamId, external }: ExternalTeamFormProps) =>
  external ? <Change external={external} /> : <Add teamId={teamId} />;

function Add({ teamId }: { readonly teamId: string }) {
  const { run, ...add } = useOperation(organizations, 'addExternalTeam', {
    done: ({ name }) => `${name} added`,
    isForm: true,
  });
  const form = useCheckedForm(
    ExternalTeamDetails,
    { name: '', notes: '' },
    { ...add, run: (details) => run({ ...details, teamId }) },
  );
  return (
    <FormView form={form} actions={<SubmitButton form={form}>Add team</SubmitButton>}>
      <Fields control={form.control} />
    </FormView>
  );
}

function Change({ external }: { readonly external: ExternalTeam }) {
  const { status: _, claimedTeamId: __, claim: ___, createdAt: ____, ...changed } = external;
  const { teamId, externalTeamId, version, ...details } = changed;
  const { run, ...change } = useOperation(organizations, 'changeExternalTeam', {
    done: ({ name }) => `${name} saved`,
    isForm: true,
  });
  const form = useCheckedForm(ExternalTeamDetails, details, {
    ...change,
    run: (said) => run({ ...said, teamId, externalTeamId, version }),
  });
  return (
    <FormView form={form} actions={<SubmitButton form={form}>Save team</SubmitButton>}>
      <Fields control={form.control} />
    </FormView>
  );
}

type Values = z.input<typeof ExternalTeamDetails>;

const Fields = ({ control }: { readonly control: Control<Values> }) => (
  <SpaceBetween size="l">
    <TextField control={control} name="name" label="Team name" max={40} />
    <TextField control={control} name="city" label="City" max={80} isOptional />
    <PictureField
      control={control}
      name="photoId"
      label="Logo"
      verb="Choose a logo"
      alt="Preview of the logo"
      purpose="teamPhoto"
    />
    <TextField control={control} name="contactName" label="Contact" max={80} isOptional />
    <TextField
      control={control}
      name="contactEmail"
      label="Contact email"
      hint="Only organizers can see it. Changing it cancels an open invite."
      type="email"
      isOptional
    />
    <PhoneField control={control} name="contactPhone" label="Contact phone" isOptional />
    <TextareaField control={control} name="notes" label="Notes" max={1000} rows={3} isOptional />
  </SpaceBetween>
);
