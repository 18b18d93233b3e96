import * as z from 'zod';
import { GameId } from '../../ids.ts';
import { GameTypeId } from '../../places/game-types.ts';
import { Line } from '../../text.ts';
import { Ruleset } from '../standings/ruleset.ts';
import { ShownLine } from '../statistics/player-line.ts';
import { GameEntrant } from './entrant.ts';
import { Game, GameFormat, GameSettings, Match } from './schemas.ts';
import { type ScoringName, scoringNames } from './scoring/scoring-templates.ts';

/** What lists show of a game. */
export const GameCard = Game.pick({
  gameId: true,
  version: true,
  eventId: true,
  seasonId: true,
  divisionId: true,
  name: true,
  gameTypeId: true,
  format: true,
  sourceGameId: true,
  rounds: true,
  status: true,
  order: true,
}).extend({ entrantCount: z.int() });
export type GameCard = z.infer<typeof GameCard>;

/** A game as any reader of its event or season sees it. */
export const GameView = z.object({ game: Game, matches: z.array(Match) });
export type GameView = z.infer<typeof GameView>;

/** The same with what its players did, limited to players that the reader may know. */
export const PublicGameView = GameView.extend({
  lines: z.array(ShownLine),
  /** The playoff that was made from it. */
  playoffId: GameId.optional(),
});

/** The same with what the reader may do. */
export const MyGameView = PublicGameView.extend({
  /** Names of `shared/teams/permissions.ts`. */
  may: z.array(z.string()),
  /** Entrants that the reader speaks for. */
  mine: z.array(z.string()),
});
export type MyGameView = z.infer<typeof MyGameView>;

/** An entrant to add: known already by id, or new. Without a name they are called as their profile says. */
const EntrantInput = z.strictObject({
  entrantId: GameEntrant.shape.entrantId.optional(),
  kind: z.enum(['person', 'pair', 'external']),
  personIds: GameEntrant.shape.personIds,
  /** One of the opponents that the hosting community lists. */
  externalTeamId: GameEntrant.shape.externalTeamId,
  name: Line(1, 60, 'The name').optional(),
  seed: GameEntrant.shape.seed,
  status: GameEntrant.shape.status,
});

/** What an organizer decides about a game of an event. */
export const GameDetails = z.strictObject({
  name: Line(2, 80, 'The name of the game'),
  /** The event's, unless it is said. */
  gameTypeId: GameTypeId.optional(),
  format: GameFormat.exclude(['single_elimination', 'double_elimination', 'consolation']),
  entrants: z.array(EntrantInput).max(64, 'At most 64 can play in one game.').default([]),
  settings: GameSettings.partial().prefault({}),
  /** As its sport is usually scored, unless it is said. */
  scoring: z.enum(scoringNames as [ScoringName, ...ScoringName[]]).optional(),
  ruleset: Ruleset.optional(),
});
export type GameDetails = z.infer<typeof GameDetails>;
