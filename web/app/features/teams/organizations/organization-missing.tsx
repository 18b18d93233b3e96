import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';

/** For an organization that does not exist (R-ORG-04). */
export const OrganizationMissing = () => (
  <Page title="Organization not found" width="narrow">
    <meta name="robots" content="noindex" />
    <p>The link may be wrong, or the organization is gone.</p>
    <AppLink to={paths.discover}>Discover events</AppLink>
  </Page>
);
