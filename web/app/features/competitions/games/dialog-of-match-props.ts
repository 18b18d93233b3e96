import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import type { ShownLine } from '#shared/competitions/statistics/player-line.ts';
import type { Rejection } from '#web/app/operations/rejection.ts';
import type { ScoreIntent } from './scoring/score-action.ts';

/** What a dialog about one match of a game is given. */
export interface DialogOfMatchProps {
  readonly game: Game;
  readonly match: Match;
  /** What players did in all matches of the game. */
  readonly lines: readonly ShownLine[];
  /** Whether the reader settles scores, and so reads what was said of them. */
  readonly settles: boolean;
  readonly send: (intent: ScoreIntent) => void;
  readonly isBusy: boolean;
  readonly rejection: Rejection | undefined;
  readonly onClose: () => void;
}
