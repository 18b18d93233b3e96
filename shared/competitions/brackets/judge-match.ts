import type { Bracket, MatchRecord, Side } from './bracket.ts';
import type { BracketMatch, Slot } from './bracket-match.ts';
import { recordWinner } from './match-score.ts';
import type { PlannedMatch } from './plan/plan.ts';

type Judged = Pick<BracketMatch, 'status' | 'winner' | 'record'>;
const waiting: Judged = { status: 'waiting' };

/** What came of a match between these two. */
export function judgeMatch(
  { matchId, onlyIfUpset }: PlannedMatch,
  slots: readonly [Slot, Slot],
  mostGames: number,
  bracket: Bracket,
  matches: ReadonlyMap<string, BracketMatch>,
): Judged {
  if (bracket.phase !== 'confirmed') return waiting;
  if (onlyIfUpset && matches.get(onlyIfUpset)?.winner === 0) return { status: 'cancelled' };
  const [a, b] = slots;
  if (a.slotState === 'set' && b.slotState === 'set') {
    const met: [string, string] = [a.entrantId, b.entrantId];
    return judgeMet(met, validRecord(bracket.records[matchId], met), mostGames, bracket);
  }
  return walkover(a, b);
}

/** A bye advances the opponent; an open place advances no one. */
function walkover(a: Slot, b: Slot): Judged {
  if (a.slotState === 'set' && b.slotState === 'bye') return { status: 'bye', winner: 0 };
  if (a.slotState === 'bye' && b.slotState === 'set') return { status: 'bye', winner: 1 };
  return waiting;
}

/** A record holds between those it was made of. */
const validRecord = (record: MatchRecord | undefined, [a, b]: [string, string]): MatchRecord | undefined =>
  record?.entrantIds[0] === a && record.entrantIds[1] === b ? record : undefined;

function judgeMet(met: [string, string], record: MatchRecord | undefined, mostGames: number, bracket: Bracket): Judged {
  const kept = record && { record };
  const winner = record && recordWinner(record, mostGames);
  if (winner !== undefined) {
    return { status: record?.forfeitedBy === undefined ? 'final' : 'forfeited', winner, ...kept };
  }
  const left = stayedLonger(met, bracket);
  if (left !== undefined) return { status: 'forfeited', winner: left, ...kept };
  return { status: record ? 'in_progress' : 'ready', ...kept };
}

/** If one side withdrew, the other; if both did, the one that withdrew later. */
function stayedLonger(met: [string, string], { entrants }: Bracket): Side | undefined {
  const [a, b] = met.map((id) => entrants.find(({ entrantId }) => entrantId === id)?.withdrew);
  if (a === undefined && b === undefined) return undefined;
  return (a ?? Number.POSITIVE_INFINITY) > (b ?? Number.POSITIVE_INFINITY) ? 0 : 1;
}
