import Container from '@cloudscape-design/components/container';
import { paths } from '../../paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { ContextTabs } from '../../shell/context-tabs.tsx';
import { Page } from '../../shell/page.tsx';

const ways = [
  { href: paths.discover, text: 'Find an event near you' },
  { href: paths.tournaments, text: 'Find tournaments near you' },
  { href: paths.create, text: 'Create an event' },
];

/** Games are found where they are played: what they are, and the way there. */
export const ExplainedGames = () => (
  <Page title="Discover games">
    <ContextTabs current="games" />
    <Container>
      <p className="lead">
        A game is a competition inside an event or a season: entrants play each other, and a table says who is ahead.
        The page of an event lists its games, and that of a season its tables.
      </p>
      <ul className="way-list">
        {ways.map(({ href, text }) => (
          <li key={href}>
            <AppLink to={href} fontSize="heading-s">
              {text}
            </AppLink>
          </li>
        ))}
      </ul>
    </Container>
  </Page>
);
