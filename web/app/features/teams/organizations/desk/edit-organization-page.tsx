import type { Control } from 'react-hook-form';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import type { Parsed } from '#shared/contract/operation.ts';
import { OrganizationId } from '#shared/ids.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { organizationOperations } from '#shared/teams/organizations/operations.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { usePageForm } from '#web/app/forms/use-page-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { OrganizationFields, type OrganizationValues } from '../organization-fields.tsx';
import { readDesk } from './read-desk.ts';

const { changeOrganization } = organizationOperations;

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { data: organizationId } = OrganizationId.safeParse(params.id);
  if (!organizationId) throw new Response(null, { status: 404 });
  const { organization, may } = await readDesk(organizationId, signal);
  if (!may.includes('editOrganization')) throw redirect(paths.organization(organizationId));
  return { organization };
}

export const action = formAction(async (sent: Parsed<typeof changeOrganization>) => {
  const { organizationId } = await operations(organizations).changeOrganization(sent);
  notify('success', 'The organization is changed');
  return redirect(paths.manageOrganization(organizationId));
});

/** Changes what an organisation says of itself, its address and how it looks. */
export function Component() {
  const { organization } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { teamCount: _, createdAt: __, updatedAt: ___, ...facts } = organization;
  const form = usePageForm(changeOrganization.input, facts);
  const manage = paths.manageOrganization(organization.organizationId);
  return (
    <Page title="Edit organization" description={organization.name} width="narrow">
      <FormView
        form={form}
        wayOut={{ text: 'Cancel', onClick: () => void navigate(manage) }}
        actions={<SubmitButton form={form}>Save</SubmitButton>}
      >
        <OrganizationFields control={form.control as unknown as Control<OrganizationValues>} />
      </FormView>
    </Page>
  );
}
