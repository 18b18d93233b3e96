import { lazy, Suspense, useState } from 'react';
import { useLoaderData } from 'react-router';
import { following } from '#shared/events/following/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { type CurrentPerson, loadMe } from '#web/app/session/me.ts';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { OnceOpened } from '#web/app/shell/page/once-opened.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { usePageHeading } from '#web/app/shell/page/use-page-heading.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { agendaOf, conflictsIn, nextOf, type Who } from './agenda.ts';
import { AgendaList } from './agenda-list.tsx';
import { CommunityBanner } from './community-banner.tsx';
import { IncompleteTasks } from './incomplete-tasks.tsx';
import { loadNearby } from './load-nearby.ts';
import { LocationCard } from './location-card.tsx';
import { NearbyEvents } from './nearby-events.tsx';
import { NextUp } from './next-up.tsx';
import { QuickLinks } from './quick-links.tsx';
import { WhoChips } from './who-chips.tsx';
import './home.css';

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
  const [{ events, hosted = [], changes = [], children = [], matches = [] }, me] = await Promise.all([
    operations(following).listMyEvents({
      limit: shownEvents,
      hosted: shownEvents,
      changes: 'true',
      children: shownEvents,
      matches: shownEvents,
    }),
    loadMe(),
  ]);
  const city = me.state === 'success' ? me.city : undefined;
  const asking = import('./load-tasks.ts').then(({ loadTasks }) => loadTasks({ me, events, changes, asked }));
  const isComplete = me.state === 'success' && me.hasAdditionalInfo;
  const players = city && isComplete ? import('./load-players.ts').then((by) => by.loadPlayers(me)) : undefined;
  const nearby = city ? loadNearby(city, maps) : undefined;
  void import('./save-next-games.ts').then(({ saveNextGames }) => saveNextGames([...events, ...hosted]));
  // What came later would push down what is read already.
  const tasks = await asking;
  return { events, hosted, children, matches, me, city, tasks, players, nearby, now: new Date() };
}

export function Component() {
  const { me, city, tasks, players, nearby, now, ...facts } = useLoaderData<typeof loader>();
  const [who, setWho] = useState<Who>('everyone');
  const headingRef = usePageHeading<HTMLDivElement>('Home');
  const entries = agendaOf(facts, who);
  const next = nextOf(entries);
  const rest = entries.filter((entry) => !next.includes(entry));
  return (
    <div className="page page-wide home">
      <div className="home-greeting" ref={headingRef}>
        <h1>{greeting(me)}</h1>
        <CardButton me={me} />
      </div>
      <div className="home-top">
        <div className="home-column">
          {facts.children.length > 0 && (
            <WhoChips family={facts.children} myName={nameOf(me)} who={who} onChange={setWho} />
          )}
          <NextUp entries={next} now={now} />
          <IncompleteTasks tasks={tasks} now={now} />
          <AgendaList entries={rest} conflicts={conflictsIn(entries)} now={now} />
          {entries.length === 0 && (
            <EmptyState
              pose="ball"
              title="No games yet"
              text="Pick one near you, or bring your friends and host your own."
              action={
                <PageButton variant="primary" to={paths.discover}>
                  Find a game
                </PageButton>
              }
            />
          )}
          {entries.length === 0 && city && nearby && <NearbyEvents city={city} nearby={nearby} />}
        </div>
        {city && (
          <div className="home-column">
            <LocationCard city={city} />
            {players && (
              <Suspense fallback={<PlayersSkeleton />}>
                <NearbyPlayers nearby={players} />
              </Suspense>
            )}
            {entries.length > 0 && nearby && <NearbyEvents city={city} nearby={nearby} />}
          </div>
        )}
      </div>
      <CommunityBanner />
      <QuickLinks />
    </div>
  );
}

const nameOf = (me: CurrentPerson): string => (me.state === 'success' && me.displayName) || '';

const greeting = (me: CurrentPerson): string => (nameOf(me) ? `Hi ${nameOf(me)}` : 'Hi there');

const PlayersSkeleton = () => (
  <div className="home-part home-players" role="status" aria-label="Loading nearby players">
    <h2>Nearby players</h2>
    <div className="skeleton" />
  </div>
);

/** Who one is, to be shown at the field. */
function CardButton({ me }: { readonly me: CurrentPerson }) {
  const [isOpen, setOpen] = useState(false);
  if (me.state !== 'success' || !me.hasAdditionalInfo) return null;
  const { userId, displayName = '', photoURL, email } = me;
  return (
    <>
      <button type="button" className="home-face" aria-label="Player card" onClick={() => setOpen(true)}>
        <LineIcon name="qr" />
      </button>
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
