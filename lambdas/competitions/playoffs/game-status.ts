import type { Bracket } from '#shared/competitions/brackets/bracket.ts';
import type { ReadBracket } from '#shared/competitions/brackets/bracket-match.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import type { GameStatus } from '#shared/competitions/games/schemas.ts';

const statuses = {
  draft: 'setup',
  seeded: 'setup',
  confirmed: 'ready',
  in_progress: 'in_progress',
  completed: 'completed',
} as const satisfies Record<ReadBracket['state'], GameStatus>;

/** How a playoff's game stands. */
export const gameStatusOf = ({ state }: ReadBracket): GameStatus => statuses[state];

/** A match of it is over. */
export const hasBegun = (bracket: Bracket): boolean =>
  readBracket(bracket).matches.some(({ status }) => status === 'final' || status === 'forfeited');

/** The standings that it was made from are held from its first result, or, where that is asked, once its seeds are confirmed. */
export const holdsSource = (bracket: Bracket): boolean =>
  (bracket.configuration.lockSourceStandings && bracket.phase === 'confirmed') || hasBegun(bracket);
