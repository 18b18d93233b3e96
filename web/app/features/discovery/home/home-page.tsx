import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { lazy, Suspense, useState } from 'react';
import { useLoaderData } from 'react-router';
import { following } from '#shared/events/following/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { type CurrentPerson, loadMe } from '#web/app/session/me.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { OnceOpened } from '#web/app/shell/page/once-opened.tsx';
import { Page } from '#web/app/shell/page/page.tsx';

import { loadNearby } from './load-nearby.ts';

import { NearbyEvents } from './nearby-events.tsx';
import { QuickLinks } from './quick-links.tsx';
import { UpcomingEvents } from './upcoming-events.tsx';
import './home.css';
import type { City } from '#shared/city.ts';

/** The home city, what it plays, and where to change it. */
const LocationCard = ({ city }: { city: City }) => (
  <Container
    header={
      <Header variant="h2" description="Your city">
        {city.name}
      </Header>
    }
  >
    <ul className="link-list">
      <li>
        <AppLink to={hubOf(city)}>What {city.name} plays this week</AppLink>
      </li>
      <li>
        <AppLink to={paths.completeProfile(paths.home)}>Change your city</AppLink>
      </li>
    </ul>
  </Container>
);

const hubOf = ({ lat, lng, name }: City) =>
  `${paths.citySearch}?${new URLSearchParams({ lat: lat.toFixed(4), lng: lng.toFixed(4), near: name })}`;

/** What a community of one's own is good for, and the way to one (R-HOME-12). */
const CommunityBanner = () => (
  <section className="community-banner" aria-labelledby="community-banner">
    <h2 id="community-banner">Run your own community</h2>
    <p>
      One roster for everybody, events that your people see first, seasons with tables, and a page that visitors find.
    </p>
    <AppLink to={paths.startCommunity}>Start a community</AppLink>
  </section>
);

/** Few people are asked or host: the others do not load how that looks. */
const AskedOfMe = lazy(async () => ({ default: (await import('./asked-of-me.tsx')).AskedOfMe }));

const IncompleteTasks = lazy(async () => ({ default: (await import('./incomplete-tasks.tsx')).IncompleteTasks }));
const NearbyPlayers = lazy(async () => ({ default: (await import('./nearby-players.tsx')).NearbyPlayers }));
const loadCard = async () => ({ default: (await import('#web/app/media/player-card.tsx')).PlayerCard });
const PlayerCard = lazy(loadCard);

/** At most seven, as the specification's home page shows (section 2.7). */
const shownEvents = 7;

/** The maps service; without it the lists say what there is. */
const loadMaps = () =>
  import('#web/app/map/pin-map.tsx').then(
    () => true,
    () => false,
  );

/**
 * The home data (R-HOME-23) is asked of the contexts that know the answers: the person's events, events and players nearby,
 * and, when the player card is opened, registrations. One that fails leaves the rest of the page alone.
 */
export async function loader() {
  const maps = loadMaps();
  const asked = import('./load-asked.ts').then(({ loadAsked }) => loadAsked());
  const [{ events, hosted = [], changes = [] }, me] = await Promise.all([
    operations(following).listMyEvents({ limit: shownEvents, hosted: shownEvents, changes: 'true' }),
    loadMe(),
  ]);
  const city = me.state === 'success' ? me.city : undefined;
  const tasks = import('./load-tasks.ts').then(({ loadTasks }) => loadTasks({ me, events, changes, asked }));
  const isComplete = me.state === 'success' && me.hasAdditionalInfo;
  const players = city && isComplete ? import('./load-players.ts').then((by) => by.loadPlayers(me)) : undefined;
  return { events, hosted, me, city, asked, tasks, players, nearby: city ? loadNearby(city, maps) : undefined };
}

export function Component() {
  const { events, hosted, me, city, asked, tasks, players, nearby } = useLoaderData<typeof loader>();
  // Whoever has joined nothing looks for something to join: it takes the room that is left.
  const near = city && nearby && <NearbyEvents city={city} nearby={nearby} />;
  return (
    <Page title="Home" heading={greeting(me)} actions={<CardButton me={me} />}>
      <Suspense>
        <IncompleteTasks tasks={tasks} />
      </Suspense>
      {needsProfile(me) && (
        <p className="lead">
          <AppLink to={paths.completeProfile(paths.home)}>Complete your profile</AppLink> to join and create events.
        </p>
      )}
      <div className="home-top">
        <div className="home-column">
          <Container header={<Header variant="h2">Upcoming events</Header>}>
            <UpcomingEvents events={events} />
          </Container>
          <Suspense>
            <AskedOfMe asked={asked} hosted={hosted} />
          </Suspense>
          {events.length === 0 && near}
        </div>
        {city && (
          <div className="home-column">
            <LocationCard city={city} />
            {players && (
              <Suspense fallback={<PlayersSkeleton />}>
                <NearbyPlayers nearby={players} />
              </Suspense>
            )}
            {events.length > 0 && near}
          </div>
        )}
      </div>
      <CommunityBanner />
      <QuickLinks />
    </Page>
  );
}

const needsProfile = (me: CurrentPerson) => me.state === 'pending' || (me.state === 'success' && !me.hasAdditionalInfo);

const greeting = (me: CurrentPerson) =>
  me.state === 'success' && me.displayName ? `Hello, ${me.displayName}` : 'Hello';

const PlayersSkeleton = () => (
  <div className="loading" role="status" aria-label="Loading nearby players">
    {[1, 2].map((line) => (
      <div key={line} className="skeleton-line" />
    ))}
  </div>
);

/** Who one is, to be shown at the field. */
function CardButton({ me }: { me: CurrentPerson }) {
  const [isOpen, setOpen] = useState(false);
  if (me.state !== 'success' || !me.hasAdditionalInfo) return null;
  const { userId, displayName = '', photoURL, email } = me;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Player card</Button>
      <OnceOpened isOpen={isOpen} load={loadCard}>
        <PlayerCard
          isOpen={isOpen}
          userId={userId}
          displayName={displayName}
          photoURL={photoURL}
          email={email}
          onClose={() => setOpen(false)}
        />
      </OnceOpened>
    </>
  );
}
