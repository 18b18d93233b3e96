import type { Playoff, UndoStep } from '#shared/competitions/playoffs/schemas.ts';
import type { PlayoffChanges } from './use-playoff-changes.ts';

/** What whoever runs a playoff has before them. */
export interface RunPlayoffProps {
  readonly playoff: Playoff;
  readonly undo: readonly UndoStep[];
  readonly nameOf: (entrantId: string) => string;
  readonly changes: PlayoffChanges;
  readonly isBusy: boolean;
}
