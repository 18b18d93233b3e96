import * as z from 'zod';
import { defineContract } from '../../contract/operation.ts';
import { EventId, GameId, SeasonId } from '../../ids.ts';
import { GameTypeId } from '../../places/game-types.ts';
import { statisticOperations } from '../statistics/operations.ts';
import { matchOperations } from './match-operations.ts';
import { GameCard, GameDetails, GameView, MyGameView, PublicGameView } from './views.ts';

const Version = z.int().min(1);
/** The key in a private event's link. */
const token = z.string().max(64).optional();
const ofGame = { gameId: GameId };
const Games = z.object({ games: z.array(GameCard) });
/** In an address separated by commas; as many as a page of events found nearby has. */
const EventIds = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
  z.array(EventId).min(1).max(20),
);
const decided = ['game.notFound', 'record.changed', 'game.locked'] as const;

/** Games of events and of seasons, their matches and scores. */
export const games = defineContract('games', {
  listGameTypes: {
    method: 'GET',
    path: '/competitions/game-types',
    summary: 'List all sports and activities',
    access: 'public',
    cacheSeconds: 300,
    input: z.strictObject({}),
    output: z.object({ gameTypes: z.array(z.object({ gameTypeId: GameTypeId, label: z.string() })) }),
  },
  listEventGames: {
    method: 'GET',
    path: '/competitions/events/{eventId}/games',
    summary: 'List the public games of an event',
    access: 'public',
    cacheSeconds: 2,
    input: z.strictObject({ eventId: EventId, token }),
    output: Games,
    errors: ['event.notFound'],
  },
  listSeasonGames: {
    method: 'GET',
    path: '/competitions/games/seasons/{seasonId}',
    summary: 'List the public games of a season: one per division, and the playoffs made from them',
    access: 'public',
    cacheSeconds: 2,
    input: z.strictObject({ seasonId: SeasonId }),
    output: Games,
    errors: ['season.notFound'],
  },
  listMySeasonGames: {
    method: 'GET',
    path: '/competitions/me/games/seasons/{seasonId}',
    summary: 'List the games of a season you have access to, private communities included',
    access: 'signedIn',
    input: z.strictObject({ seasonId: SeasonId }),
    output: Games,
    errors: ['season.notFound'],
  },
  listGamesOfEvents: {
    method: 'GET',
    path: '/competitions/games/of-events',
    summary: 'List the public games of several events',
    access: 'public',
    cacheSeconds: 30,
    input: z.strictObject({ eventIds: EventIds }),
    output: z.object({
      events: z.array(z.object({ eventId: EventId, endsAt: z.iso.datetime(), games: z.array(GameCard) })),
    }),
  },
  getPublicGame: {
    method: 'GET',
    path: '/competitions/games/{gameId}',
    summary: 'Read a game with its matches',
    access: 'public',
    cacheSeconds: 2,
    input: z.strictObject({ ...ofGame, token }),
    output: PublicGameView,
    errors: ['game.notFound'],
  },
  listMyEventGames: {
    method: 'GET',
    path: '/competitions/me/games/events/{eventId}',
    summary: 'List the games of an event you have access to',
    access: 'signedIn',
    input: z.strictObject({ eventId: EventId, token }),
    output: Games,
    errors: ['event.notFound'],
  },
  getGame: {
    method: 'GET',
    path: '/competitions/me/games/{gameId}',
    summary: 'Read a game with its matches and your permissions in it',
    access: 'signedIn',
    input: z.strictObject({ ...ofGame, token }),
    output: MyGameView,
    errors: ['game.notFound'],
  },
  createGame: {
    method: 'POST',
    path: '/competitions/games/events/{eventId}',
    summary: 'Add a game to an event',
    access: 'event:manage',
    creates: true,
    input: GameDetails.extend({ eventId: EventId }),
    output: GameView,
    errors: ['event.notFound', 'game.tooMany', 'game.entrantUnknown'],
  },
  updateGame: {
    method: 'PUT',
    path: '/competitions/games/{gameId}',
    summary: 'Update a game; participants can change only before the matches are made',
    access: 'game:publishSchedule',
    input: GameDetails.extend({
      ...ofGame,
      version: Version,
      /** Where it is said, the game must be of this event. */
      eventId: EventId.optional(),
    }),
    output: GameView,
    errors: [...decided, 'game.entrantUnknown', 'game.entrantsPlay'],
  },
  deleteGame: {
    method: 'POST',
    path: '/competitions/games/{gameId}/deletion',
    summary: 'Delete a game; deleting results needs an explicit flag',
    access: 'game:publishSchedule',
    input: z.strictObject({ ...ofGame, version: Version, withResults: z.boolean().default(false) }),
    output: z.object({}),
    errors: [...decided, 'game.hasResults', 'game.hasPlayoff'],
  },
  drawGame: {
    method: 'POST',
    path: '/competitions/games/{gameId}/draw',
    summary: 'Create the matches of a game; replacing results needs an explicit flag',
    access: 'game:publishSchedule',
    input: z.strictObject({ ...ofGame, version: Version, withResults: z.boolean().default(false) }),
    output: GameView,
    errors: [...decided, 'game.hasResults', 'game.tooFewEntrants', 'game.tooManyMatches', 'game.entrantUnknown'],
  },
  addRound: {
    method: 'POST',
    path: '/competitions/games/{gameId}/rounds',
    summary: 'Create the next round from the results of the last one',
    access: 'game:publishSchedule',
    input: z.strictObject({ ...ofGame, version: Version }),
    output: GameView,
    errors: [...decided, 'game.over', 'game.roundOpen', 'game.noMoreRounds'],
  },
  endGame: {
    method: 'PUT',
    path: '/competitions/games/{gameId}/standing',
    summary: 'End a game, or reopen it',
    access: 'game:publishSchedule',
    input: z.strictObject({ ...ofGame, version: Version, to: z.enum(['in_progress', 'completed', 'abandoned']) }),
    output: GameView,
    errors: decided,
  },
  ...matchOperations,
  ...statisticOperations,
});
