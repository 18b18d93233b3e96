import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import '../teams.css';

const parts = [
  ['Your people in one place', 'A page with your name, your city and what you play; members with roles you give.'],
  ['You decide who joins', 'Anybody, whoever asks and is let in, whoever has your code, or nobody for now.'],
  [
    'Share the work',
    'Admins, coaches, captains and others do what you let them. The owner hands the community over when it is time.',
  ],
] as const;

/** What a community is, for whoever thinks of making one. */
export const Component = () => (
  <Page title="Start a community" description="Bring people together who play." width="narrow">
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
