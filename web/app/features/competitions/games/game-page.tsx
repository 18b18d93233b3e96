import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { lazy, useEffect, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useFetcher, useLoaderData } from 'react-router';
import { games } from '#shared/competitions/games/contract.ts';
import type { Match } from '#shared/competitions/games/schemas.ts';
import { LaterKeepThing } from '#web/app/favourites/later-keep-thing.tsx';
import { operations } from '#web/app/operations/operations.ts';
import type { Rejection } from '#web/app/operations/rejection.ts';
import { useFresh } from '#web/app/operations/use-fresh.ts';
import { paths } from '#web/app/router/paths.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { loadMe } from '#web/app/session/me.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { setPageHead } from '#web/app/shell/page/page-head.ts';
import { readingGames, tellGames } from './offline/use-games.ts';
import { Rounds } from './rounds.tsx';
import { type ScoreIntent, scoreAction } from './scoring/score-action.ts';
import { readsLog } from './standing-of-reader.ts';

const Tables = lazy(async () => ({ default: (await import('./tables.tsx')).Tables }));
const MatchDialog = lazy(async () => ({ default: (await import('./match-dialog.tsx')).MatchDialog }));
const Leaders = lazy(async () => ({ default: (await import('./leaders.tsx')).Leaders }));
const PlayersOfMatch = lazy(async () => ({ default: (await import('./players-of-match.tsx')).PlayersOfMatch }));
const ScoreDialog = lazy(async () => ({ default: (await import('./scoring/score-dialog.tsx')).ScoreDialog }));

/** Addresses of games were those of events before events had games: such an id still leads to its event. */
export async function loader({ params: { id = '' }, request }: LoaderFunctionArgs) {
  if (!id.startsWith('gam_')) throw redirect(`${paths.event(id)}${new URL(request.url).search}`);
  const token = new URL(request.url).searchParams.get('t') ?? undefined;
  const input = { gameId: id, ...(token && { token }) };
  const at = { signal: request.signal };
  const found = await readingGames(id, async () =>
    hasSession()
      ? operations(games).getGame(input, at)
      : { ...(await operations(games).getPublicGame(input, at)), may: [], mine: [] },
  );
  tellGames({ type: 'gameLoaded', game: found.game });
  const listed = found.game.eventId ?? found.game.seasonId;
  if (listed) tellGames({ type: 'selected', eventId: listed, gameId: id });
  const me = await loadMe();
  const { name } = found.game;
  setPageHead({ title: name, description: `Matches, scores and the table of ${name}.` });
  return { ...found, userId: 'userId' in me ? me.userId : undefined };
}

export const action = scoreAction;

const dialogs = { score: ScoreDialog, match: MatchDialog, players: PlayersOfMatch };

const words = {
  setup: 'Being set up',
  ready: 'Not begun',
  in_progress: 'Being played',
  completed: 'Over',
  abandoned: 'Abandoned',
  locked: 'Over, and its playoff has begun',
} as const;

/** A game as it is played: matches and scores, the table that follows from them, and what the reader can say of a score. */
export function Component() {
  const { game, matches, lines, playoffId, may, mine, userId } = useLoaderData<typeof loader>();
  const [open, setOpen] = useState<{ readonly what: keyof typeof dialogs; readonly match: Match }>();
  const fetcher = useFetcher<Rejection | null>();
  useFresh(game.status === 'in_progress' || game.status === 'ready' ? game.gameId : undefined, !open);
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data === null) setOpen(undefined);
  }, [fetcher.state, fetcher.data]);
  const send = (intent: ScoreIntent) =>
    void fetcher.submit(intent as never, { method: 'post', encType: 'application/json' });
  const Dialog = dialogs[open?.what ?? 'score'];
  const rejection = fetcher.state === 'idle' ? (fetcher.data ?? undefined) : undefined;
  return (
    <Page
      title={game.name}
      description={
        <StatusIndicator type={game.status === 'in_progress' ? 'in-progress' : 'info'}>
          {words[game.status]}
        </StatusIndicator>
      }
      actions={<WaysOn {...game} {...{ playoffId, may }} />}
    >
      <SpaceBetween size="l">
        {!open && rejection && <Alert type="error">{rejection.title}</Alert>}
        <LaterPart height={320}>
          <Tables game={game} matches={matches} />
        </LaterPart>
        <Rounds
          {...{ game, matches, lines, reader: { userId, may, mine } }}
          onEnter={(match) => setOpen({ what: 'score', match })}
          onChange={(match) => setOpen({ what: 'match', match })}
          onCount={(match) => setOpen({ what: 'players', match })}
          onDuty={({ matchId, version }, answer) => send({ intent: 'duty', matchId, version, answer })}
          onAnswer={({ matchId, version }, answer) => send({ intent: 'answer', matchId, version, answer })}
        />
        {lines.length > 0 && (
          <LaterPart height={240}>
            <Leaders game={game} lines={lines} />
          </LaterPart>
        )}
      </SpaceBetween>
      {open && (
        <LaterPart height={0}>
          <Dialog
            {...{ game, lines, send, rejection }}
            settles={readsLog({ userId, may, mine })}
            match={open.match}
            isBusy={fetcher.state !== 'idle'}
            onClose={() => setOpen(undefined)}
          />
        </LaterPart>
      )}
    </Page>
  );
}

interface Ways {
  readonly gameId: string;
  readonly eventId?: string | undefined;
  readonly tournamentId?: string | undefined;
  readonly seasonId?: string | undefined;
  readonly sourceGameId?: string | undefined;
  readonly playoffId?: string | undefined;
  readonly may: readonly string[];
}

/** What the game belongs to, and the playoff that it is or leads to. */
function WaysOn({ gameId, eventId, tournamentId, seasonId, sourceGameId, playoffId, may }: Ways) {
  return (
    <SpaceBetween direction="horizontal" size="m" alignItems="center">
      <LaterKeepThing kind="game" refId={gameId} token={new URLSearchParams(location.search).get('t') ?? undefined} />
      {eventId && <AppLink to={paths.event(eventId)}>The event</AppLink>}
      {seasonId && <AppLink to={paths.season(seasonId)}>Season</AppLink>}
      {seasonId && <AppLink to={paths.seasonSchedule(seasonId)}>Schedule</AppLink>}
      {tournamentId && <AppLink to={paths.tournament(tournamentId)}>The tournament</AppLink>}
      {seasonId && <AppLink to={paths.seasonStandings(seasonId)}>Standings</AppLink>}
      {sourceGameId && <AppLink to={paths.playoff(gameId)}>The bracket</AppLink>}
      {playoffId && <AppLink to={paths.playoff(playoffId)}>The playoff</AppLink>}
      {!sourceGameId && may.includes('publishSchedule') && (
        <AppLink to={paths.makePlayoff(gameId)}>Make a playoff</AppLink>
      )}
    </SpaceBetween>
  );
}
