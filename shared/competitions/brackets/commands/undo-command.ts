import type { Bracket } from '../bracket.ts';
import type { BracketOutcome, BracketSnapshot } from '../outcome.ts';
import { carryOut } from './apply-command.ts';

/** So long a command can be undone. */
const undoForMs = 24 * 60 * 60 * 1000;

/**
 * Puts a playoff back to what it was before a command. What was entered since would be lost and needs consent; the answer has
 * a snapshot of its own, so that undoing can be undone.
 */
export function undoCommand(
  bracket: Bracket,
  snapshot: BracketSnapshot,
  { now, force = false }: { readonly now: string; readonly force?: boolean },
): BracketOutcome {
  const isLate = Date.parse(now) - Date.parse(snapshot.takenAt) > undoForMs;
  const proposal = { bracket: snapshot.bracket, named: [], consents: force, canUndo: true };
  return carryOut(bracket, isLate ? 'too_late' : proposal, now);
}
