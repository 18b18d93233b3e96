import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { Slug } from '#shared/teams/schemas.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { setPageHead } from '#web/app/shell/page/page-head.ts';
import { loadOrganization } from './load-organization.ts';
import { OrganizationMissing } from './organization-missing.tsx';
import { OrganizationShown } from './organization-shown.tsx';
import { seeOrganization } from './see-organization.ts';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { signal } = request;
  if (!params.slug) {
    notify('error', 'No organization slug provided');
    throw redirect(paths.home);
  }
  const { data: slug } = Slug.safeParse(params.slug);
  const view =
    slug && (await seeOrganization(operations(organizations).getOrganizationBySlug({ slug }, { signal }), signal));
  if (!view) return undefined;
  const { organization } = view;
  if (organization.slug !== params.slug) throw redirect(paths.org(organization.slug));
  setPageHead({
    title: organization.name,
    description: organization.description,
    imageUrl: organization.photoId && mediaPath(organization.photoId),
  });
  return loadOrganization(view, organization.publicPages, request);
}

/** An organization by its slug, with everything it shows on one page. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded) return <OrganizationMissing />;
  const { description } = loaded.view.organization;
  return (
    <OrganizationShown loaded={loaded}>
      {description !== '' && <p className="pre-line">{description}</p>}
    </OrganizationShown>
  );
}
