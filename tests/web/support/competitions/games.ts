import { Game, Match } from '#shared/competitions/games/schemas.ts';
import { standingsTemplates } from '#shared/competitions/standings/templates.ts';
import { eventId } from '../events/events.ts';

export const gameId = 'gam_01KAMFE3NG00000000000000AB';
export const matchId = 'mtc_01KAMFE3NG00000000000000AB';
const at = '2031-05-01T12:00:00.000Z';

/** A game of two sides with one match, as the API tells it. */
export function aGameShown(match: object = {}, changes: object = {}) {
  const game = Game.parse({
    gameId,
    version: 2,
    name: 'Sunday round robin',
    gameTypeId: 'soccer',
    format: 'round_robin',
    entrants: [
      { entrantId: 'e1', kind: 'external', name: 'Ants' },
      { entrantId: 'e2', kind: 'external', name: 'Bees' },
    ],
    settings: {},
    ruleset: standingsTemplates.soccer,
    scoring: { kind: 'points', most: 99, drawsAllowed: true, shootout: true },
    draw: 1,
    rounds: 1,
    status: 'in_progress',
    order: 0,
    createdAt: at,
    updatedAt: at,
    ...changes,
  });
  const sides = ['e1', 'e2'].map((entrantId) => ({ entrantId, slotState: 'set' }));
  const only = { gameId, matchId, version: 1, draw: 1, round: 1, number: 1, sides, status: 'ready', updatedAt: at };
  return { game, matches: [Match.parse({ ...only, ...match })] };
}

interface Shown {
  readonly may?: readonly string[];
  readonly mine?: readonly string[];
  readonly game?: object;
  readonly match?: object;
  readonly lines?: readonly object[];
}

/** What the API answers about it to a visitor and to a player who is signed in. */
export function gameAnswers({ may = [], mine = [], game, match, lines = [] }: Shown = {}) {
  const view = { ...aGameShown(match, game), lines };
  return {
    [`GET /api/public/competitions/games/${gameId}`]: view,
    [`GET /api/competitions/me/games/${gameId}`]: { ...view, may, mine },
    [`GET /api/competitions/me/games/events/${eventId}`]: { games: [{ ...view.game, entrantCount: 2 }] },
  };
}
