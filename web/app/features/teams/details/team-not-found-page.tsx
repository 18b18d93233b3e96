import SpaceBetween from '@cloudscape-design/components/space-between';
import { paths } from '../../paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Page } from '../../shell/page.tsx';

/** For a community that does not exist, or that is its members' alone. */
export const Component = () => (
  <Page title="Team not found" width="narrow">
    <meta name="robots" content="noindex" />
    <SpaceBetween size="m">
      <p>It does not exist, or only its members see it.</p>
      <AppLink to={paths.myCommunities}>My communities</AppLink>
      <AppLink to={paths.createTeam}>Create a community</AppLink>
    </SpaceBetween>
  </Page>
);
