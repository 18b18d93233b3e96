import type { Game } from '#shared/competitions/games/schemas.ts';

/** What those are called who are in a game, by entrant. */
export const namesIn = ({ entrants }: Pick<Game, 'entrants'>): Record<string, string> =>
  Object.fromEntries(entrants.map(({ entrantId, name }) => [entrantId, name]));
