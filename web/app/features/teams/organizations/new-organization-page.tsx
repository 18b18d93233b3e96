import type { LoaderFunctionArgs } from 'react-router';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { OrganizationFields } from './organization-fields.tsx';

/** Only platform staff have this page. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const { mayCreate } = await operations(organizations).listMyOrganizations({}, { signal });
  if (!mayCreate) throw new Response(null, { status: 404 });
  return null;
}

/** Creates an organization, for platform staff. */
export function Component() {
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
    <Page title="New organization" width="narrow">
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
    </Page>
  );
}
