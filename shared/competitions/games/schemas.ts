import * as z from 'zod';
import { DivisionId, EventId, GameId, MatchId, SeasonId, TeamId, TournamentId, UserId } from '../../ids.ts';
import { GameTypeId } from '../../places/game-types.ts';
import { LocalDateTime, TimeZone } from '../../time.ts';
import { BracketConfiguration } from '../brackets/configuration.ts';
import { Adjustment, ManualOrder } from '../standings/results.ts';
import { Ruleset } from '../standings/ruleset.ts';
import { EntrantId, GameEntrant } from './entrant.ts';
import { BestOf, MatchScore, ScoringTemplate } from './scoring/scoring.ts';

/** The ways of playing a game (domain 4.7); the three eliminations are playoffs. */
const gameFormats = [
  'single_match',
  'round_robin',
  'pools',
  'swiss',
  'ladder',
  'king_of_court',
  'rotating_partners',
  'challenge_list',
  'single_elimination',
  'double_elimination',
  'consolation',
  'free_for_all',
] as const;
export const GameFormat = z.enum(gameFormats);
export type GameFormat = z.infer<typeof GameFormat>;

/** `locked` once a match of a playoff made from it is over. */
export const GameStatus = z.enum(['setup', 'ready', 'in_progress', 'completed', 'abandoned', 'locked']);
export type GameStatus = z.infer<typeof GameStatus>;

/** What the makers of rounds go by. */
export const GameSettings = z.object({
  /** How often each pair meets. */
  meetings: z.int().min(1).max(4).default(1),
  pools: z.int().min(1).max(32).default(1),
  /** Rounds that are planned, where the format does not say. */
  rounds: z.int().min(1).max(64).optional(),
  courts: z.int().min(1).max(32).default(1),
  /** How many rungs up a player may challenge. */
  reach: z.int().min(1).max(10).default(2),
  /** Hours that the other side has to confirm a score; 0 for ten minutes. */
  confirmHours: z.int().min(0).max(72).default(24),
  /** Whether sides may enter scores themselves. */
  reporting: z.boolean().default(true),
});
export type GameSettings = z.infer<typeof GameSettings>;

/** A competition: in an event, or in a division of a season. Everything it shows follows from it and its matches. */
export const Game = z.object({
  gameId: GameId,
  version: z.int(),
  eventId: EventId.optional(),
  seasonId: SeasonId.optional(),
  divisionId: DivisionId.optional(),
  tournamentId: TournamentId.optional(),
  /** The team whose people run it. */
  teamId: TeamId.optional(),
  name: z.string().min(1).max(80),
  gameTypeId: GameTypeId,
  format: GameFormat,
  entrants: z.array(GameEntrant).max(256),
  settings: GameSettings,
  /** Of a playoff: the game that it was made from, and how. */
  sourceGameId: GameId.optional(),
  configuration: BracketConfiguration.optional(),
  ruleset: Ruleset,
  scoring: ScoringTemplate,
  adjustments: z.array(Adjustment).max(100).default([]),
  manualOrders: z.array(ManualOrder).max(20).default([]),
  lotsSeed: z.string().max(64).optional(),
  lotsDrawnAt: z.iso.datetime().optional(),
  /** How many places of its table lead on. */
  places: z.int().min(0).max(200).optional(),
  /** Counts the times that matches were made anew; matches of another draw are ignored. */
  draw: z.int().min(0),
  /** Rounds that there are. */
  rounds: z.int().min(0),
  status: GameStatus,
  /** Its place among the games of its event. */
  order: z.int().min(0),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Game = z.infer<typeof Game>;

/** How a side is filled that is still empty. */
const SlotSource = z.discriminatedUnion('of', [
  z.object({ of: z.enum(['winner_of', 'loser_of']), matchId: MatchId }),
  z.object({ of: z.literal('rank'), groupId: z.string().max(64), rank: z.int().min(1) }),
  z.object({ of: z.literal('seed'), seed: z.int().min(1) }),
]);

/** `tbd` never advances anybody; `bye` advances the other side once seeds are confirmed. */
export const MatchSide = z.object({
  entrantId: EntrantId.optional(),
  /** Where partners change from round to round. */
  partnerId: EntrantId.optional(),
  slotState: z.enum(['tbd', 'bye', 'set']),
  source: SlotSource.optional(),
});
export type MatchSide = z.infer<typeof MatchSide>;

const MatchStatus = z.enum([
  'unscheduled',
  'scheduled',
  'published',
  'locked',
  'waiting',
  'ready',
  'in_progress',
  'paused',
  'awaiting_confirmation',
  'disputed',
  'final',
  'archived',
  'postponed',
  'cancelled',
  'forfeited',
  'bye',
]);

/** What one side says that the score is. */
const ScoreClaim = z.object({
  side: z.int().min(0).max(63),
  /** Who spoke for it: for those alone who run the game. */
  by: UserId.optional(),
  score: MatchScore,
  at: z.iso.datetime(),
});

/** One meeting in a game. The first side is at home. Only a free-for-all has more than two. */
export const Match = z.object({
  matchId: MatchId,
  gameId: GameId,
  version: z.int(),
  draw: z.int().min(0),
  eventId: EventId.optional(),
  seasonId: SeasonId.optional(),
  stage: z.int().min(1).default(1),
  groupId: z.string().max(64).optional(),
  round: z.int().min(1),
  /** Within the game: matches are shown in this order. */
  number: z.int().min(1),
  label: z.string().max(40).optional(),
  sides: z.tuple([MatchSide, MatchSide]).rest(MatchSide),
  bestOf: BestOf.default(1),
  localStart: LocalDateTime.optional(),
  timeZone: TimeZone.optional(),
  durationMin: z.int().min(5).max(300).optional(),
  marginMin: z.int().min(0).max(60).optional(),
  placeId: z.string().max(80).optional(),
  courtId: z.string().max(80).optional(),
  /** What the court is called. */
  court: z.string().max(60).optional(),
  countsInStandings: z.boolean().default(true),
  officials: z.array(UserId).max(6).default([]),
  /** Those of them who said that they will be there. */
  confirmed: z.array(UserId).max(6).default([]),
  status: MatchStatus,
  score: MatchScore.optional(),
  /** Scores that captains entered and that are neither confirmed nor decided. */
  claims: z.array(ScoreClaim).max(2).default([]),
  /** When silence confirms the first of them. */
  confirmBy: z.iso.datetime().optional(),
  /** The day it counts on. */
  playedOn: z.iso.date().optional(),
  finalAt: z.iso.datetime().optional(),
  updatedAt: z.iso.datetime(),
});
export type Match = z.infer<typeof Match>;
