import Alert from '@cloudscape-design/components/alert';
import { lazy, Suspense } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import { tournamentSetup } from '#shared/competitions/tournaments/setup/tournament-setup.ts';
import type { MyTournamentView } from '#shared/competitions/tournaments/views.ts';
import { tournamentStatusLabel } from '#shared/competitions/tournaments/words.ts';
import type { LineIconName } from '#shared/look/line-icons.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { LaterKeepThing } from '#web/app/favourites/later-keep-thing.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { useFresh } from '#web/app/operations/use-fresh.ts';
import { paths } from '#web/app/router/paths.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { BannerPage } from '#web/app/shell/page/banner-page.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { setPageHead } from '#web/app/shell/page/page-head.ts';
import type { PageTab } from '#web/app/shell/page/page-tabs.tsx';
import { daysWords } from '#web/blocks/days-words.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { Cover } from '#web/blocks/look/cover.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { RowLink } from '#web/blocks/look/row-link.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import { Facts } from './facts.tsx';
import { Categories } from './settings/categories.tsx';
import '#web/app/shell/page/page-parts.css';
import './tournaments.css';

type Tab = 'overview' | 'manage';

const Champions = lazy(async () => ({ default: (await import('./champions.tsx')).Champions }));
const Matches = lazy(async () => ({ default: (await import('./matches.tsx')).Matches }));
const MyTournamentDues = lazy(async () => ({
  default: (await import('../payments/my-tournament-dues.tsx')).MyTournamentDues,
}));
const PartnerInvite = lazy(async () => ({ default: (await import('./partners/partner-invite.tsx')).PartnerInvite }));
const SetupChecklist = lazy(async () => ({
  default: (await import('#web/app/setup/setup-checklist.tsx')).SetupChecklist,
}));
const Organiser = lazy(async () => ({ default: (await import('./organiser.tsx')).Organiser }));

export async function loader({ params: { id = '' }, request: { signal, url } }: LoaderFunctionArgs) {
  const at = { tournamentId: id };
  const nothing = {
    may: [],
    mine: [],
    mayWithdraw: false,
    openTo: [],
    seekers: [],
    seeking: [],
    unpaired: [],
    moves: [],
    unplaced: [],
  };
  const readBoard = () =>
    operations(tournamentsContract)
      .getTournamentBoard(at, { signal })
      .catch(() => undefined);
  const publicBoard = hasSession() ? undefined : readBoard();
  const view: MyTournamentView = hasSession()
    ? await operations(tournamentsContract).getTournament(at, { signal })
    : { ...(await operations(tournamentsContract).getPublicTournament(at, { signal })), ...nothing };
  const board = view.tournament.status === 'draft' ? undefined : await (publicBoard ?? readBoard());
  const { name, description, cover } = view.tournament;
  const head = { title: name, description: description || `The tournament ${name}.` };
  setPageHead({ ...head, imageUrl: cover && mediaPath(cover.uploadId) });
  const { searchParams } = new URL(url);
  const tab: Tab = searchParams.get('tab') === 'manage' ? 'manage' : 'overview';
  return { view, board, isSignedIn: hasSession(), tab, partner: searchParams.get('partner') };
}

/** A tournament: categories and how to enter, matches live, and what its organizers run. */
export function Component() {
  const { tab, ...loaded } = useLoaderData<typeof loader>();
  const { view } = loaded;
  const { tournament, team } = view;
  useFresh(tournament.status === 'live' || tournament.status === 'scheduled' ? tournament.tournamentId : undefined);
  return (
    <BannerPage
      title={tournament.name}
      line={
        <>
          {`${daysWords(tournament)} · ${tournament.city.name} `}
          <Chip tone={toneOf(tournament.status)}>{tournamentStatusLabel[tournament.status]}</Chip>
        </>
      }
      cover={
        <Cover id={tournament.tournamentId} gameTypeId={tournament.gameTypeId} picture={tournament.cover} isFirst />
      }
      mark={<SportTile gameTypeId={tournament.gameTypeId} size={72} />}
      back={{ to: paths.team(team.teamId), text: team.name }}
      actions={tournament.status !== 'draft' && <Ways tournament={tournament} />}
      tabs={tabsOf(view, tab)}
    >
      {tournament.status === 'cancelled' && (
        <Alert type="warning">This tournament is canceled. {tournament.cancelReason}</Alert>
      )}
      {loaded.board?.held && <Alert type="warning">Play is on hold: {loaded.board.held.reason}</Alert>}
      {tab === 'manage' ? <Managed {...loaded} /> : <Overview {...loaded} />}
    </BannerPage>
  );
}

const toneOf = (status: Tournament['status']) =>
  status === 'cancelled' ? 'bad' : status === 'live' || status === 'registration' ? 'in' : 'plain';

const isFinished = ({ status }: Tournament): boolean => status === 'finished' || status === 'archived';

const isOrganizer = ({ moves, may }: MyTournamentView): boolean =>
  moves.length > 0 || may.includes('checkIn') || may.includes('publishSchedule');

const tabsOf = (view: MyTournamentView, current: Tab): readonly PageTab[] => {
  const to = paths.tournament(view.tournament.slug);
  return [
    { text: 'Overview', to, isCurrent: current === 'overview' },
    ...(isOrganizer(view) ? [{ text: 'Manage', to: `${to}?tab=manage`, isCurrent: current === 'manage' }] : []),
  ];
};

type Loaded = Omit<Awaited<ReturnType<typeof loader>>, 'tab'>;

const Overview = ({ view, board, isSignedIn, partner }: Loaded) => (
  <>
    {view.mine.length > 0 && (
      <LaterPart height={0}>
        <MyTournamentDues view={view} />
      </LaterPart>
    )}
    {partner && (
      <LaterPart height={160}>
        <PartnerInvite token={partner} slug={view.tournament.slug} isSignedIn={isSignedIn} />
      </LaterPart>
    )}
    {view.tournament.description !== '' && <p className="pre-line">{view.tournament.description}</p>}
    {board && isFinished(view.tournament) && (
      <LaterPart height={120}>
        <Champions tournament={view.tournament} board={board} />
      </LaterPart>
    )}
    {board && (board.matches.length > 0 || board.news.length > 0) && (
      <LaterPart height={400}>
        <Matches tournament={view.tournament} board={board} mine={view.mine} />
      </LaterPart>
    )}
    <Categories view={view} isSignedIn={isSignedIn} />
    <Facts tournament={view.tournament} />
  </>
);

const Managed = ({ view, board }: Loaded) => (
  <>
    {view.may.includes('publishSchedule') && <Setup view={view} board={board} />}
    {view.moves.length > 0 && (
      <section id="next-step">
        <LaterPart height={120}>
          <Organiser view={view} />
        </LaterPart>
      </section>
    )}
    <ul className="page-faces" aria-label="Manage">
      {rowsOf(view).map(([href, icon, title, line]) => (
        <li key={href}>
          <RowLink href={href} picture={<LineIcon name={icon} />} title={title} line={line} link={Link} />
        </li>
      ))}
    </ul>
  </>
);

/** What is left to do before it can be played. */
function Setup({ view, board }: Pick<Loaded, 'view' | 'board'>) {
  const { slug, tournamentId } = view.tournament;
  const ways = {
    status: `${paths.tournament(slug)}?tab=manage#next-step`,
    overview: paths.tournament(slug),
    desk: paths.tournamentDesk(slug),
  };
  return (
    <Suspense>
      <SetupChecklist of={tournamentId} steps={tournamentSetup({ ...view, board })} ways={ways} />
    </Suspense>
  );
}

type Row = readonly [href: string, icon: LineIconName, title: string, line: string];

function rowsOf({ tournament: { slug, categories }, may }: MyTournamentView): readonly Row[] {
  const desk: Row = [paths.tournamentDesk(slug), 'whistle', 'Desk', 'Draw, courts, check-in and scores'];
  const settings: Row = [paths.editTournament(slug), 'settings', 'Settings', 'Dates, places, categories and rules'];
  const payments: Row = [paths.tournamentPayments(slug), 'list', 'Payments', 'Who paid at the desk and who did not'];
  const atDesk = categories.some(({ fee }) => fee) ? [desk, payments] : [desk];
  return [...(may.includes('checkIn') ? atDesk : []), ...(may.includes('publishSchedule') ? [settings] : [])];
}

const Ways = ({ tournament: { tournamentId, slug, status } }: { readonly tournament: Tournament }) => (
  <>
    <LaterKeepThing kind="tournament" refId={tournamentId} />
    {status === 'live' && <AppLink to={paths.tournamentScore(slug)}>Enter a score</AppLink>}
    <AppLink to={paths.tournamentTv(slug)}>TV view</AppLink>
    {status !== 'registration' && <AppLink to={paths.tournamentPrint(slug)}>Print schedule</AppLink>}
  </>
);
