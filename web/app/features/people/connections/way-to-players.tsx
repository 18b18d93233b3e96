import Container from '@cloudscape-design/components/container';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

const here = paths.discoverContext('players');

const ways = {
  session: {
    says: 'Sign in to see players near you who want to be found.',
    href: paths.login(here),
    text: 'Sign in to see players',
  },
  profile: {
    says: 'Finish your profile to see players near you.',
    href: paths.completeProfile(here),
    text: 'Complete your profile',
  },
};

/** What is missing before a reader sees players. */
export function WayToPlayers({ missing }: { readonly missing: keyof typeof ways }) {
  const { says, href, text } = ways[missing];
  return (
    <Container>
      <SpaceBetween size="s">
        <p className="lead">{says}</p>
        <AppLink to={href} fontSize="heading-s">
          {text}
        </AppLink>
        <AppLink to={paths.discover} fontSize="heading-s">
          Find an event near you
        </AppLink>
      </SpaceBetween>
    </Container>
  );
}
