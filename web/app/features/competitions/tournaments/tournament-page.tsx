import Alert from '@cloudscape-design/components/alert';
import { lazy } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { MyTournamentView } from '#shared/competitions/tournaments/views.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useFresh } from '#web/app/operations/use-fresh.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { setPageHead } from '#web/app/shell/page/page-head.ts';
import type { LoadedDraws } from './load-draws.ts';
import { Overview } from './overview.tsx';
import { Categories } from './settings/categories.tsx';
import '#web/app/shell/page/page-parts.css';
import { TournamentBanner } from './tournament-banner.tsx';
import { tabIn } from './tournament-tabs.ts';
import './tournaments.css';

const loadDraws = () => import('./load-draws.ts');
const noDraws: LoadedDraws = { tables: [], brackets: [] };
const Draws = lazy(async () => ({ default: (await import('./draws.tsx')).Draws }));
const Managed = lazy(async () => ({ default: (await import('./managed.tsx')).Managed }));
const Schedule = lazy(async () => ({ default: (await import('./matches.tsx')).Schedule }));

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
  const tab = tabIn(url);
  const drawn = tab === 'draws' ? await (await loadDraws()).loadDraws(board, view.tournament, signal) : noDraws;
  return { view, board, drawn, isSignedIn: hasSession(), tab, partner: new URL(url).searchParams.get('partner') };
}

/** A tournament: categories and how to enter, matches live, and what its organizers run. */
export function Component() {
  const { tab, ...loaded } = useLoaderData<typeof loader>();
  const { view } = loaded;
  const { tournament } = view;
  useFresh(tournament.status === 'live' || tournament.status === 'scheduled' ? tournament.tournamentId : undefined);
  return (
    <TournamentBanner view={view} board={loaded.board} current={tab}>
      {tournament.status === 'cancelled' && (
        <Alert type="warning">This tournament is canceled. {tournament.cancelReason}</Alert>
      )}
      {loaded.board?.held && <Alert type="warning">Play is on hold: {loaded.board.held.reason}</Alert>}
      <Shown tab={tab} {...loaded} />
    </TournamentBanner>
  );
}

type Loaded = Awaited<ReturnType<typeof loader>>;

function Shown({ tab, view, board, drawn, isSignedIn, partner }: Loaded) {
  const { tournament } = view;
  switch (tab) {
    case 'entries':
      return <Categories view={view} isSignedIn={isSignedIn} isOpen />;
    case 'draws':
      return (
        <LaterPart height={400}>
          <Draws {...{ tournament, board, drawn }} />
        </LaterPart>
      );
    case 'schedule':
      return (
        <LaterPart height={400}>
          <Schedule {...{ tournament, board }} />
        </LaterPart>
      );
    case 'manage':
      return (
        <LaterPart height={400}>
          <Managed {...{ view, board }} />
        </LaterPart>
      );
    default:
      return <Overview {...{ view, board, isSignedIn, partner }} />;
  }
}
