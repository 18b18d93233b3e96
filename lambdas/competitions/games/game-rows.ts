import type { EntityItem } from 'electrodb';
import type { NamedThing } from '#lambdas/teams/ports/named-things.ts';
import { Game, Match } from '#shared/competitions/games/schemas.ts';
import { ScoreLogLine } from '#shared/competitions/games/scoring/score-log.ts';
import type { gameEntity } from './game.entity.ts';
import type { matchEntity } from './match.entity.ts';
import type { scoreLineEntity } from './score-line.entity.ts';

export const toGameRow = ({ gameId, version, eventId, seasonId, order, status, draw, ...facts }: Game) => ({
  gameId,
  version,
  ...(eventId && { eventId }),
  ...(seasonId && { seasonId }),
  order,
  status,
  draw,
  facts,
});

/** Rows are written from games alone, so what is read needs the defaults of later fields at most. */
export const toGame = ({ facts, ...row }: EntityItem<ReturnType<typeof gameEntity>>): Game =>
  Game.parse({ ...facts, ...row });

export const toMatchRow = ({ gameId, matchId, version, draw, seasonId, status, ...facts }: Match) => ({
  gameId,
  matchId,
  version,
  draw,
  ...(seasonId && { seasonId }),
  status,
  facts,
});

export const toMatch = ({ facts, ...row }: EntityItem<ReturnType<typeof matchEntity>>): Match =>
  Match.parse({ ...facts, ...row });

export const toLineRow = (matchId: string, { version, ...facts }: ScoreLogLine) => ({ matchId, version, facts });

export const toLine = ({ version, facts }: EntityItem<ReturnType<typeof scoreLineEntity>>): ScoreLogLine =>
  ScoreLogLine.parse({ ...facts, version });

/** What other contexts call the game, and what it is a game of. */
export const namedGame = ({ gameId, name, status, order, ...game }: Game): NamedThing => ({
  refId: gameId,
  name,
  status,
  order,
  ...(game.eventId && { eventId: game.eventId }),
  ...(game.seasonId && { seasonId: game.seasonId }),
  ...(game.tournamentId && { tournamentId: game.tournamentId }),
  ...(game.sourceGameId && { sourceGameId: game.sourceGameId }),
});
