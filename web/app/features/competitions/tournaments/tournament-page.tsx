import Alert from '@cloudscape-design/components/alert';
import Badge from '@cloudscape-design/components/badge';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import type { MyTournamentView } from '#shared/competitions/tournaments/views.ts';
import { tournamentStatusLabel } from '#shared/competitions/tournaments/words.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { LaterKeepThing } from '#web/app/favourites/later-keep-thing.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { useFresh } from '#web/app/operations/use-fresh.ts';
import { paths } from '#web/app/router/paths.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { setPageHead } from '#web/app/shell/page/page-head.ts';
import { daysWords } from '#web/blocks/days-words.ts';
import { Facts } from './facts.tsx';
import { Categories } from './settings/categories.tsx';
import './tournaments.css';

const Matches = lazy(async () => ({ default: (await import('./matches.tsx')).Matches }));
const Organiser = lazy(async () => ({ default: (await import('./organiser.tsx')).Organiser }));

export async function loader({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) {
  const at = { tournamentId: id };
  const nothing = {
    may: [],
    mine: [],
    mayWithdraw: false,
    openTo: [],
    seekers: [],
    seeking: [],
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
  return { view, board, isSignedIn: hasSession() };
}

/** A tournament: what is played, who entered, how to come in, and all of it live. */
export function Component() {
  const { view, board, isSignedIn } = useLoaderData<typeof loader>();
  const { tournament, team, may } = view;
  useFresh(tournament.status === 'live' || tournament.status === 'scheduled' ? tournament.tournamentId : undefined);
  return (
    <Page
      title={tournament.name}
      description={`${daysWords(tournament)} · ${tournament.city.name}`}
      actions={<Ways tournament={tournament} may={may} />}
    >
      <SpaceBetween size="l">
        {tournament.status === 'cancelled' && (
          <Alert type="warning">This tournament is cancelled. {tournament.cancelReason}</Alert>
        )}
        {board?.held && <Alert type="warning">Play is on hold: {board.held.reason}</Alert>}
        <Cover cover={tournament.cover} />
        <SpaceBetween direction="horizontal" size="s">
          <Badge color={tournament.status === 'live' ? 'green' : 'blue'}>
            {tournamentStatusLabel[tournament.status]}
          </Badge>
          <AppLink to={paths.team(team.teamId)}>{team.name}</AppLink>
        </SpaceBetween>
        {tournament.description !== '' && <p className="pre-line">{tournament.description}</p>}
        {view.moves.length > 0 && (
          <LaterPart height={120}>
            <Organiser view={view} />
          </LaterPart>
        )}
        {board && (board.matches.length > 0 || board.news.length > 0) && (
          <LaterPart height={400}>
            <Matches tournament={tournament} board={board} mine={view.mine} />
          </LaterPart>
        )}
        <Categories view={view} isSignedIn={isSignedIn} />
        <Facts tournament={tournament} />
      </SpaceBetween>
    </Page>
  );
}

const Cover = ({ cover }: Pick<MyTournamentView['tournament'], 'cover'>) =>
  cover && (
    <img className="tournament-cover" src={mediaPath(cover.uploadId)} alt={cover.alt} width={1200} height={400} />
  );

interface WaysProps {
  readonly tournament: Pick<Tournament, 'tournamentId' | 'slug' | 'status'>;
  readonly may: readonly string[];
}

const Ways = ({ tournament: { tournamentId, slug, status }, may }: WaysProps) => (
  <SpaceBetween direction="horizontal" size="m" alignItems="center">
    {status !== 'draft' && <LaterKeepThing kind="tournament" refId={tournamentId} />}
    {status !== 'draft' && <AppLink to={paths.tournamentTv(slug)}>On a screen</AppLink>}
    {may.includes('checkIn') && <AppLink to={paths.tournamentDesk(slug)}>Desk</AppLink>}
    {may.includes('publishSchedule') && <AppLink to={paths.editTournament(slug)}>Edit</AppLink>}
  </SpaceBetween>
);
