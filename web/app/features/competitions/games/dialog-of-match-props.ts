import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import type { ShownLine } from '#shared/competitions/statistics/player-line.ts';

/** What a dialog about one match of a game is given. */
export interface DialogOfMatchProps {
  readonly game: Game;
  readonly match: Match;
  /** What players did in all matches of the game. */
  readonly lines: readonly ShownLine[];
  /** Whether the reader settles scores, and so reads what was said of them. */
  readonly settles: boolean;
  /** The other side entered a score, and the reader speaks for this one. */
  readonly isAnswer: boolean;
  readonly onClose: () => void;
}
