import type { Playoff, UndoStep } from '#shared/competitions/playoffs/schemas.ts';
import type { PlayoffIntent } from './playoff-intents.ts';

/** What whoever runs a playoff has before them. */
export interface RunPlayoffProps {
  readonly playoff: Playoff;
  readonly undo: readonly UndoStep[];
  readonly nameOf: (entrantId: string) => string;
  readonly send: (intent: PlayoffIntent) => void;
  readonly isBusy: boolean;
}
