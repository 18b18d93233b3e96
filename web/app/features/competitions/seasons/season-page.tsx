import Alert from '@cloudscape-design/components/alert';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { seasonPricedBy } from '#shared/competitions/payments/season-dues.ts';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { MySeasonView } from '#shared/competitions/seasons/views.ts';
import { SeasonId } from '#shared/ids.ts';
import { LaterAnnouncements } from '#web/app/announcements/later-announcements.tsx';
import { LaterKeepThing } from '#web/app/favourites/later-keep-thing.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { loadMe } from '#web/app/session/me.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { setPageHead } from '#web/app/shell/page/page-head.ts';
import { NextSeasonCard } from './home/next-season-card.tsx';
import { SeasonMatches } from './home/season-matches.tsx';
import { SeasonPlayoffList } from './home/season-playoff-list.tsx';
import { SeasonTables } from './home/season-tables.tsx';
import { knownPeople } from './known-people.ts';
import { loadScheduleProgress } from './load-schedule-progress.ts';
import { loadSeasonDuties } from './load-season-duties.ts';
import { SeasonBanner } from './season-banner.tsx';
import { SeasonDivisions } from './season-divisions.tsx';
import { SeasonSessions } from './sessions/season-sessions.tsx';
import { SeasonSquads } from './squads/season-squads.tsx';
import '#web/app/shell/page/page-parts.css';
import '#web/app/shell/page/paragraphs.css';
import './seasons.css';

const SeasonRegistration = lazy(async () => ({
  default: (await import('./registration/season-registration.tsx')).SeasonRegistration,
}));
const FamilyRegistration = lazy(async () => ({
  default: (await import('./registration/family-registration.tsx')).FamilyRegistration,
}));
const MySeasonDues = lazy(async () => ({ default: (await import('../payments/my-season-dues.tsx')).MySeasonDues }));
const TakeAway = lazy(async () => ({ default: (await import('./home/take-away.tsx')).TakeAway }));
const unasked = Promise.resolve(undefined);
const SeasonDuties = lazy(async () => ({ default: (await import('./season-duties.tsx')).SeasonDuties }));
const SeasonBrackets = lazy(async () => ({ default: (await import('./season-brackets.tsx')).SeasonBrackets }));
const SeasonManage = lazy(async () => ({ default: (await import('./season-manage.tsx')).SeasonManage }));

export async function loader({ params, request: { signal, url } }: LoaderFunctionArgs) {
  const seasonId = SeasonId.parse(params.id);
  const tab = tabIn(url);
  // It comes while the season is read.
  const homeCode = tab === 'home' ? import('./home/load-season-home.ts') : undefined;
  const view: MySeasonView = hasSession()
    ? await operations(seasonsContract).getSeason({ seasonId }, { signal })
    : {
        ...(await operations(seasonsContract).getPublicSeason({ seasonId }, { signal })),
        may: [],
        isMember: false,
        asking: [],
        family: [],
        asked: [],
        isOpenForMe: false,
      };
  setPageHead({ title: view.season.label, description: view.season.description });
  const people = knownPeople(view);
  const [duties, brackets, home] = await Promise.all([
    loadSeasonDuties(view, signal),
    tab === 'bracket' ? import('./load-brackets.ts').then((by) => by.loadBrackets(seasonId, signal)) : [],
    homeCode?.then(({ loadSeasonHome }) => loadSeasonHome(view, signal)),
  ]);
  const me = await loadMe();
  const bornOn = me.state === 'success' ? me.birthdate : undefined;
  const progress =
    tab === 'manage' && view.may.includes('publishSchedule') ? loadScheduleProgress(seasonId, signal) : unasked;
  return { view, people, duties, brackets, home, progress, isSignedIn: hasSession(), bornOn, tab, now: new Date() };
}

const tabs = { home: 'Home', bracket: 'Bracket', teams: 'Teams', manage: 'Manage' } as const;
type Tab = keyof typeof tabs;
const tabIn = (url: string): Tab => {
  const named = new URL(url).searchParams.get('tab');
  return named === 'bracket' || named === 'teams' || named === 'manage' ? named : 'home';
};

/** One season: when it is played, how to register, the teams, and what its organizers run. */
export function Component() {
  const { tab, ...loaded } = useLoaderData<typeof loader>();
  const { view } = loaded;
  const { season } = view;
  return (
    <SeasonBanner
      head={view}
      current={tabs[tab]}
      actions={
        season.status !== 'draft' && (
          <>
            {loaded.home && (
              <Suspense>
                <TakeAway season={season} home={loaded.home} />
              </Suspense>
            )}
            <LaterKeepThing kind="season" refId={season.seasonId} />
          </>
        )
      }
    >
      {season.status === 'cancelled' && <Alert type="warning">This season is canceled. {season.cancelReason}</Alert>}
      {tab === 'home' && <Home {...loaded} />}
      {tab === 'bracket' && (
        <LaterPart height={400}>
          <SeasonBrackets seasonId={season.seasonId} brackets={loaded.brackets} />
        </LaterPart>
      )}
      {tab === 'teams' && <SeasonSquads view={view} />}
      {tab === 'manage' && (
        <Suspense>
          <SeasonManage view={view} progress={loaded.progress} />
        </Suspense>
      )}
    </SeasonBanner>
  );
}
type Loaded = Omit<Awaited<ReturnType<typeof loader>>, 'tab'>;

const registers: ReadonlySet<string> = new Set(['draft', 'registration_scheduled', 'registration_open']);

const Home = (loaded: Loaded) =>
  registers.has(loaded.view.season.status) ? <Before {...loaded} /> : <Played {...loaded} />;

const Before = (loaded: Loaded) => (
  <div className="page-columns season-home">
    <div>
      <Registering {...loaded} />
    </div>
    <div>
      <Matches {...loaded} />
      <News {...loaded} />
      <About {...loaded} />
    </div>
  </div>
);

const Played = (loaded: Loaded) => {
  const { home, view, now } = loaded;
  return (
    <div className="page-columns season-played">
      <div>
        <Matches {...loaded} />
        <News {...loaded} />
      </div>
      <div className="season-aside">
        {home && <SeasonTables season={view.season} home={home} />}
        {home?.next && <NextSeasonCard view={home.next} now={now} />}
        <Registering {...loaded} />
      </div>
      <div>
        {home && <SeasonPlayoffList season={view.season} home={home} />}
        <About {...loaded} />
      </div>
    </div>
  );
};

const Matches = ({ home, view, now }: Loaded) => home && <SeasonMatches season={view.season} home={home} now={now} />;

const News = ({ view }: Loaded) => isIn(view) && <LaterAnnouncements aboutId={view.season.seasonId} />;

const Registering = ({ view, people, isSignedIn, bornOn }: Loaded) => (
  <Suspense>
    {isSignedIn && seasonPricedBy(view.season) && <MySeasonDues view={view} />}
    {view.family.length > 0 && <FamilyRegistration view={view} people={people} />}
    <SeasonRegistration view={view} people={people} isSignedIn={isSignedIn} bornOn={bornOn} />
  </Suspense>
);

const About = ({ view, home, duties }: Loaded) => (
  <>
    {view.season.description !== '' && <p className="pre-line">{view.season.description}</p>}
    {!home?.isOver && <SeasonDivisions view={view} />}
    <Suspense>{duties.length > 0 && <SeasonDuties teamId={view.team.teamId} duties={duties} />}</Suspense>
    {view.sessions.length > 0 && <SeasonSessions view={view} />}
  </>
);

/** Those who play in it with their families, its community, and those who run it. */
const isIn = ({ isMember, registration, family, may }: MySeasonView): boolean =>
  isMember || registration !== undefined || may.length > 0 || family.some((child) => child.registration);
