import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';

/** For an organisation that is not there (R-ORG-04). */
export const OrganizationMissing = () => (
  <Page title="Organization not found" width="narrow">
    <meta name="robots" content="noindex" />
    <p>It may have another address now, or was never there.</p>
    <AppLink to={paths.discover}>Discover events</AppLink>
  </Page>
);
