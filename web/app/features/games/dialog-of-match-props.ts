import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import type { Rejection } from '../../forms/form-action.ts';
import type { ScoreIntent } from './score-action.ts';

/** What a dialog about one match of a game is given. */
export interface DialogOfMatchProps {
  readonly game: Game;
  readonly match: Match;
  readonly send: (intent: ScoreIntent) => void;
  readonly isBusy: boolean;
  readonly rejection: Rejection | undefined;
  readonly onClose: () => void;
}
