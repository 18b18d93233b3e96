import Container from '@cloudscape-design/components/container';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

const here = paths.discoverContext('players');

const ways = {
  session: {
    says: 'People are not listed in public. Sign in to see adults around your city who want to be found.',
    href: paths.login(here),
    text: 'Sign in to see players',
  },
  profile: {
    says: 'Players see each other once they have said who they are. Your profile still lacks something.',
    href: paths.completeProfile(here),
    text: 'Complete your profile',
  },
};

/** What somebody does who sees no players yet. */
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
