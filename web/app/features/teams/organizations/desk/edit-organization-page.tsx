import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { OrganizationId } from '#shared/ids.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { OrganizationFields, OrganizationForm } from '../organization-fields.tsx';
import { readDesk } from './read-desk.ts';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { data: organizationId } = OrganizationId.safeParse(params.id);
  if (!organizationId) throw new Response(null, { status: 404 });
  const { organization, may } = await readDesk(organizationId, signal);
  if (!may.includes('editOrganization')) throw redirect(paths.organization(organizationId));
  return { organization };
}

/** Edits an organization's profile, address and colors. */
export function Component() {
  const { organization } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { organizationId, version, teamCount: _, createdAt: __, updatedAt: ___, ...facts } = organization;
  const manage = paths.manageOrganization(organizationId);
  const { run, ...change } = useOperation(organizations, 'changeOrganization', {
    done: 'Organization saved',
    goTo: manage,
    isForm: true,
  });
  const form = useCheckedForm(OrganizationForm, facts, {
    ...change,
    run: ({ ownerEmail: ____, slug = facts.slug, ...said }) => run({ ...said, slug, organizationId, version }),
  });
  return (
    <Page title="Edit organization" description={organization.name} width="narrow">
      <FormView
        form={form}
        wayOut={{ text: 'Cancel', onClick: () => void navigate(manage) }}
        actions={<SubmitButton form={form}>Save</SubmitButton>}
      >
        <OrganizationFields control={form.control} />
      </FormView>
    </Page>
  );
}
