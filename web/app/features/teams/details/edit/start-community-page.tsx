import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import '../teams.css';

const parts = [
  [
    'Your players in one place',
    'A page with your name, your city and what you play, and a roster with roles you assign.',
  ],
  ['You decide who joins', 'Open it to anyone, approve requests, share a join code, or keep it closed for now.'],
  [
    'Share the work',
    'Let admins, coaches, captains and others help run it. When it’s time, hand it over to a new owner.',
  ],
] as const;

/** Explains communities to players who think of starting one. */
export const Component = () => (
  <Page title="Start a community" description="Bring your players together." width="narrow">
    <img className="team-hero" src="/community-hero.svg" alt="" width="1200" height="360" />
    <SpaceBetween size="m">
      {parts.map(([title, words]) => (
        <Container key={title} header={<Header variant="h2">{title}</Header>}>
          <p>{words}</p>
        </Container>
      ))}
      <AppLink to={paths.createTeam}>Create a community</AppLink>
    </SpaceBetween>
  </Page>
);
