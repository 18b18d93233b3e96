import { isOver } from '#shared/competitions/games/competition-of.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { countedIn } from '#shared/competitions/games/scoring/counted-in.ts';
import { judgeScore } from '#shared/competitions/games/scoring/judge-score.ts';
import type { ScoreEntry } from '#shared/competitions/games/scoring/scoring.ts';
import { otherGameTypeId } from '#shared/places/game-types.ts';
import { isNumber, isWholeLine, numberFault } from './offline/typed-entry.ts';
import { entryOf, type ScoreValues } from './scoring/score-values.ts';

/** Why the fields cannot be sent, and at which: a line of numbers, who won the shootout, or the reason. */
export interface Fault {
  readonly fault: string;
  readonly at: number | 'winner' | 'reason';
}

/** Of a match what its score is judged by. */
export interface JudgedMatch extends Pick<Match, 'status'> {
  readonly bestOf: number;
  readonly sides: { readonly length: number };
}

/** What the fields come to, or why they cannot be sent. */
export function judgeValues(
  values: ScoreValues,
  { scoring, ruleset, gameTypeId = otherGameTypeId }: Pick<Game, 'scoring' | 'ruleset' | 'gameTypeId'>,
  match: JudgedMatch,
): { readonly entry: ScoreEntry; readonly scores: readonly number[] } | Fault {
  const isForfeit = values.outcome.startsWith('forfeit');
  const unread = isForfeit ? -1 : values.lines.findIndex((line) => isBegun(line) && !isWholeLine(line));
  if (unread >= 0) return { fault: lineFault(values.lines[unread] ?? []), at: unread };
  const entry = entryOf(values);
  const judged = judgeScore(entry, {
    ...{ scoring, ruleset, sides: match.sides.length, bestOf: match.bestOf },
    part: countedIn(gameTypeId, scoring).part,
  });
  if ('fault' in judged) return { fault: judged.fault, at: placeOf(judged.set, values) };
  if (isOver(match) && !values.reason.trim()) return { fault: 'Enter a reason for the change.', at: 'reason' };
  return { entry, scores: judged.score.scores };
}

const isBegun = (line: readonly string[]) => line.some((text) => text !== '');

const lineFault = (line: readonly string[]) => numberFault(line.find((text) => !isNumber(text)) ?? '');

/** The line of a set, counted among those that were filled in: the next empty one where a set is missing. */
function placeOf(set: number | undefined, { lines, outcome, winner }: ScoreValues): Fault['at'] {
  const begun = [...lines.keys()].filter((at) => isBegun(lines[at] ?? []));
  if (set !== undefined)
    return (
      begun[set] ??
      Math.max(
        0,
        lines.findIndex((line) => !isBegun(line)),
      )
    );
  return outcome === 'shootout' && winner === '' && begun.length > 0 ? 'winner' : 0;
}
