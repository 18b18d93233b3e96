import * as z from 'zod';
import { defineMessage } from '../../contract/message.ts';
import { EventId, GameId, MatchId } from '../../ids.ts';

/** An event has a game: lists of games read it. A deleted one is not announced: its list is empty. */
export const gameAdded = defineMessage('competitions.gameAdded', z.object({ gameId: GameId, eventId: EventId }));

/** What the page of a game, or of a playoff, shows is another: its matches, scores, people or state. */
export const gameChanged = defineMessage(
  'competitions.gameChanged',
  /** With the match where it is one match alone. */
  z.object({ gameId: GameId, matchId: MatchId.optional() }),
);
