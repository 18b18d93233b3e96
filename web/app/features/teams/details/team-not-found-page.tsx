import SpaceBetween from '@cloudscape-design/components/space-between';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { Page } from '#web/app/shell/page/page.tsx';

/** For a community that does not exist or that only members can see. */
export const Component = () => (
  <Page title="Team not found" width="narrow">
    <meta name="robots" content="noindex" />
    <EmptyState
      pose="sniffing"
      title="This team doesn’t exist, or only its members can see it."
      action={
        <SpaceBetween size="m" direction="horizontal">
          <AppLink to={paths.myCommunities}>Your teams</AppLink>
          <AppLink to={paths.createTeam}>Create a community</AppLink>
        </SpaceBetween>
      }
    />
  </Page>
);
