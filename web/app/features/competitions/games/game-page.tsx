import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { games } from '#shared/competitions/games/contract.ts';
import type { Match } from '#shared/competitions/games/schemas.ts';
import { otherGameTypeId } from '#shared/places/game-types.ts';
import { LaterKeepThing } from '#web/app/favourites/later-keep-thing.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { useFresh } from '#web/app/operations/use-fresh.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { paths } from '#web/app/router/paths.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { loadMe } from '#web/app/session/me.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { BannerPage } from '#web/app/shell/page/banner-page.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { setPageHead } from '#web/app/shell/page/page-head.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { Cover } from '#web/blocks/look/cover.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import { readingGames, tellGames } from './offline/use-games.ts';
import { Rounds } from './rounds.tsx';
import { isAsked, readsLog } from './standing-of-reader.ts';

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

const dialogs = { score: ScoreDialog, match: MatchDialog, players: PlayersOfMatch };

const words = {
  setup: 'Setting up',
  ready: 'Not started',
  in_progress: 'In progress',
  completed: 'Over',
  abandoned: 'Abandoned',
  locked: 'Over. The playoff has started',
} as const;

/** A game: matches, scores, the table, and the reader's actions on scores. */
export function Component() {
  const { game, matches, lines, playoffId, may, mine, userId } = useLoaderData<typeof loader>();
  const reader = { userId, may, mine };
  const [open, setOpen] = useState<{ readonly what: keyof typeof dialogs; readonly match: Match }>();
  const { gameId, gameTypeId = otherGameTypeId } = game;
  const answer = useOperation(games, 'answerScore', {
    done: 'Confirmed. The score is final.',
    showsProblem: true,
  });
  const duty = useOperation(games, 'answerDuty', {
    done: (_, { answer: said }) =>
      said === 'confirm' ? 'Thanks! You’re officiating this match.' : 'You’re off this match.',
    showsProblem: true,
  });
  useFresh(game.status === 'in_progress' || game.status === 'ready' ? gameId : undefined, !open);
  const Dialog = dialogs[open?.what ?? 'score'];
  const { rejection } = useTogether(answer, duty);
  return (
    <BannerPage
      title={game.name}
      line={<Chip tone={game.status === 'in_progress' ? 'in' : 'plain'}>{words[game.status]}</Chip>}
      cover={<Cover id={gameId} gameTypeId={gameTypeId} isFirst />}
      mark={<SportTile gameTypeId={gameTypeId} size={72} />}
      actions={<WaysOn {...game} {...{ playoffId, may }} />}
    >
      <SpaceBetween size="l">
        {!open && rejection && <Alert type="error">{rejection.title}</Alert>}
        <LaterPart height={320}>
          <Tables game={game} matches={matches} />
        </LaterPart>
        <Rounds
          {...{ game, matches, lines, reader }}
          onEnter={(match) => setOpen({ what: 'score', match })}
          onChange={(match) => setOpen({ what: 'match', match })}
          onCount={(match) => setOpen({ what: 'players', match })}
          onDuty={({ matchId, version }, said) => void duty.run({ gameId, matchId, version, answer: said })}
          onConfirm={({ matchId, version }) => void answer.run({ gameId, matchId, version, answer: 'confirm' })}
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
            {...{ game, lines }}
            settles={readsLog(reader)}
            isAnswer={isAsked(open.match, reader, game.settings.reporting)}
            match={open.match}
            onClose={() => setOpen(undefined)}
          />
        </LaterPart>
      )}
    </BannerPage>
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
      {eventId && <AppLink to={paths.event(eventId)}>Event</AppLink>}
      {seasonId && <AppLink to={paths.season(seasonId)}>Season</AppLink>}
      {seasonId && <AppLink to={paths.seasonSchedule(seasonId)}>Schedule</AppLink>}
      {tournamentId && <AppLink to={paths.tournament(tournamentId)}>Tournament</AppLink>}
      {seasonId && <AppLink to={paths.seasonStandings(seasonId)}>Standings</AppLink>}
      {sourceGameId && <AppLink to={paths.playoff(gameId)}>Bracket</AppLink>}
      {playoffId && <AppLink to={paths.playoff(playoffId)}>Playoff</AppLink>}
      {!sourceGameId && may.includes('publishSchedule') && (
        <AppLink to={paths.makePlayoff(gameId)}>Create playoff</AppLink>
      )}
    </SpaceBetween>
  );
}
