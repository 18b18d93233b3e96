import { useCallback } from 'react';
import { competitionOf } from '#shared/competitions/games/competition-of.ts';
import { games } from '#shared/competitions/games/contract.ts';
import { standingsOf } from '#shared/competitions/standings/standings.ts';
import { type DecidedFinal, finalIn } from '#shared/competitions/tournaments/final-in.ts';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import type { TournamentBoard } from '#shared/competitions/tournaments/views.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { ChampionCard } from '../standings/champion/champion-card.tsx';
import { shownScore } from './match-line.tsx';
import { dayOfFinal } from './tournament-words.ts';

interface ChampionsProps {
  readonly tournament: Tournament;
  readonly board: TournamentBoard;
}

type Category = Tournament['categories'][number];

/** The champions of each category of a tournament that is over: by its final, or by its table where all met each other. */
export const Champions = ({ tournament, board }: ChampionsProps) => (
  <div className="tournament-champions">
    {tournament.categories.map((category) => {
      const final = finalIn(board.matches, category.categoryId);
      const draw = board.draws.find(({ categoryId }) => categoryId === category.categoryId);
      const about = { tournament, category };
      if (final) return <Winner key={category.categoryId} {...about} {...final} />;
      return draw && category.format === 'round_robin' ? (
        <FirstOfTable key={category.categoryId} {...about} gameId={draw.gameId} />
      ) : null;
    })}
  </div>
);

interface WonProps extends Pick<ChampionsProps, 'tournament'> {
  readonly category: Category;
}

/** `21:15, 21:18 over Bob · Sun, Jun 8` */
function Winner({ tournament, category, champion, other, score, startsAt }: WonProps & DecidedFinal) {
  const won = score ? `${shownScore(score)} over ${other}` : `${other} forfeited the final`;
  const words = startsAt ? `${won} · ${dayOfFinal(startsAt, tournament.timeZone)}` : won;
  return <Card {...{ tournament, category, champion, words }} />;
}

/** Where two are level at the top, the organizer's words say more than a card. */
function FirstOfTable({ tournament, category, gameId }: WonProps & { readonly gameId: string }) {
  const view = useRead(gameId, useCallback(readGame, []));
  if (!view) return null;
  const { rows } = standingsOf(competitionOf(view.game, view.matches));
  const [first, ...level] = rows.filter(({ rank, played }) => rank === 1 && played > 0);
  if (!first || level.length > 0) return null;
  const champion = { id: first.entrantId, name: first.name };
  return <Card {...{ tournament, category, champion }} words="First in the table" />;
}

const readGame = (gameId: string) =>
  hasSession() ? operations(games).getGame({ gameId }) : operations(games).getPublicGame({ gameId });

interface CardProps extends WonProps {
  readonly champion: { readonly id: string; readonly name: string };
  readonly words: string;
}

const Card = ({ tournament, category: { categoryId, name, entryKind }, champion, words }: CardProps) => (
  <ChampionCard
    wonId={`${tournament.tournamentId}/${categoryId}`}
    champion={champion}
    title={entryKind === 'single' ? 'Champion' : 'Champions'}
    of={tournament.categories.length > 1 ? name : undefined}
    words={words}
  />
);
