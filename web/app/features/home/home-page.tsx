import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useLoaderData } from 'react-router';
import { api } from '../../api.ts';
import { type CurrentPerson, loadMe } from '../../me.ts';
import { paths } from '../../paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Page } from '../../shell/page.tsx';
import { QuickLinks } from './quick-links.tsx';
import { UpcomingEvents } from './upcoming-events.tsx';
import './home.css';

/** At most seven, as the specification's home page shows (section 2.7). */
const shownEvents = 7;

export async function loader() {
  const [{ events }, me] = await Promise.all([api.events.listMyEvents({ limit: shownEvents }), loadMe()]);
  return { events, me };
}

export function Component() {
  const { events, me } = useLoaderData<typeof loader>();
  return (
    <Page title="Home" heading={greeting(me)}>
      {needsProfile(me) && (
        <p className="lead">
          <AppLink to={paths.completeProfile(paths.home)}>Complete your profile</AppLink> to join and create events.
        </p>
      )}
      <QuickLinks />
      <Container header={<Header variant="h2">Upcoming events</Header>}>
        <UpcomingEvents events={events} />
      </Container>
    </Page>
  );
}

const needsProfile = (me: CurrentPerson) => me.state === 'pending' || (me.state === 'success' && !me.hasAdditionalInfo);

const greeting = (me: CurrentPerson) =>
  me.state === 'success' && me.displayName ? `Hello, ${me.displayName}` : 'Hello';
