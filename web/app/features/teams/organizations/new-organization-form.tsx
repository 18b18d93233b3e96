import { organizations } from '#shared/teams/organizations/contract.ts';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { paths } from '#web/app/router/paths.ts';
import { OrganizationFields } from './organization-fields.tsx';

/** Creates an organization, for platform staff. */
export function NewOrganizationForm() {
  const form = useOperationForm(organizations, 'createOrganization', {
    defaults: {
      name: '',
      description: '',
      gameTypeIds: [],
      address: '',
      colours: { main: '#0b6e4f', accent: '#f4a259' },
      publicPages: ['teams', 'leagues', 'events', 'contact'],
      billingMode: 'team',
    },
    done: 'Organization created',
    goTo: ({ organizationId }) => paths.manageOrganization(organizationId),
  });
  return (
    <FormView form={form} actions={<SubmitButton form={form}>Create organization</SubmitButton>}>
      <OrganizationFields control={form.control} />
      <TextField
        control={form.control}
        name="ownerEmail"
        label="Owner’s email"
        hint="They need an account. Leave it empty to own it yourself."
        type="email"
        isOptional
      />
    </FormView>
  );
}
