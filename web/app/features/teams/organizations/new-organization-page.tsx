import type { Control } from 'react-hook-form';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { Parsed } from '#shared/contract/operation.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { organizationOperations } from '#shared/teams/organizations/operations.ts';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { formAction } from '#web/app/forms/form-action.ts';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { usePageForm } from '#web/app/forms/use-page-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { OrganizationFields, type OrganizationValues } from './organization-fields.tsx';

const { createOrganization } = organizationOperations;

/** For whoever else there is no such page. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const { mayCreate } = await operations(organizations).listMyOrganizations({}, { signal });
  if (!mayCreate) throw new Response(null, { status: 404 });
  return null;
}

export const action = formAction(async (sent: Parsed<typeof createOrganization>) => {
  const { organizationId } = await operations(organizations).createOrganization(sent);
  notify('success', 'The organization is open');
  return redirect(paths.manageOrganization(organizationId));
});

/** Opens an organisation, for those who run the platform. */
export function Component() {
  const form = usePageForm(createOrganization.input, {
    name: '',
    description: '',
    gameTypeIds: [],
    address: '',
    colours: { main: '#0b6e4f', accent: '#f4a259' },
    publicPages: ['teams', 'leagues', 'events', 'contact'],
    billingMode: 'team',
  });
  return (
    <Page title="New organization" width="narrow">
      <FormView form={form} actions={<SubmitButton form={form}>Open organization</SubmitButton>}>
        <OrganizationFields control={form.control as unknown as Control<OrganizationValues>} />
        <TextField
          control={form.control}
          name="ownerEmail"
          label="E-mail address of its owner"
          hint="Of somebody who is on the platform. Without one it is yours."
          type="email"
          isOptional
        />
      </FormView>
    </Page>
  );
}
