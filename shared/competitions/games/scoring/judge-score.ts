import { quantity } from '#shared/quantity.ts';
import type { Ruleset } from '../../standings/ruleset.ts';
import type { MatchScore, ScoreEntry, ScoringTemplate } from './scoring.ts';

/** Why it cannot be; `set` where one set is wrong, counted from 0. */
interface Fault {
  readonly fault: string;
  readonly set?: number;
}

type Judged = { readonly score: MatchScore } | Fault;
export type Sets = Extract<ScoringTemplate, { kind: 'sets' }>;
type SetPoints = readonly [number, number];

interface Rules {
  readonly scoring: ScoringTemplate;
  readonly ruleset: Pick<Ruleset, 'forfeitScore'>;
  /** How many sides the match has. */
  readonly sides: number;
  /** What the sport calls the parts that are won one by one; `Set` unless it is said. */
  readonly part?: string | undefined;
  /** Where the match says how many sets are played at most. */
  readonly bestOf?: number | undefined;
  /** A match of a bracket, which one side has to win, however a level one is decided. */
  readonly isKnockout?: boolean | undefined;
}

/** What an entry comes to by the rules of its game, or in a sentence why it cannot be. */
export function judgeScore(entry: ScoreEntry, rules: Rules): Judged {
  const judged = judgeNumbers(entry, rules);
  if ('fault' in judged || !entry.conduct) return judged;
  return { score: { ...judged.score, conduct: entry.conduct } };
}

function judgeNumbers(entry: ScoreEntry, rules: Rules): Judged {
  const { scoring } = rules;
  if ((entry.resultType === 'forfeit') !== (entry.forfeitedBy !== undefined)) return { fault: 'Choose who forfeited.' };
  if (entry.forfeitedBy !== undefined) return forfeit(entry.forfeitedBy, rules);
  if (scoring.kind === 'sets') return judgeSets(entry, scoring, rules);
  const { scores } = entry;
  if (scores?.length !== rules.sides) return { fault: 'Enter a score for each side.' };
  if (scoring.kind === 'shared') return judgeShared(scores, scoring.of, entry);
  if (scores.some((one) => one > scoring.most)) return { fault: `No side can have more than ${scoring.most}.` };
  return judgePoints(scores, { ...scoring, shootout: scoring.shootout || rules.isKnockout }, entry);
}

/** As the rules of the game record it; sets to zero. */
function forfeit(by: 0 | 1 | 'both', { scoring, ruleset }: Rules): Judged {
  const { for: won, against } = ruleset.forfeitScore;
  const resultType = 'forfeit' as const;
  if (by === 'both') return { score: { scores: [0, 0], resultType, forfeitedBy: by } };
  const turn = <One>(winner: One, loser: One): [One, One] => (by === 0 ? [loser, winner] : [winner, loser]);
  if (scoring.kind !== 'sets') return { score: { scores: turn(won, against), resultType, forfeitedBy: by } };
  const needed = Math.ceil(scoring.bestOf / 2);
  const sets = Array.from({ length: needed }, () => turn(scoring.to, 0));
  return { score: { scores: turn(needed, 0), sets, resultType, forfeitedBy: by } };
}

function judgeShared(scores: readonly number[], of: number, { resultType }: ScoreEntry): Judged {
  const played = scores.reduce((sum, one) => sum + one, 0);
  if (resultType !== 'abandoned' && played !== of) return { fault: `Both sides share ${quantity(of, 'point')}.` };
  return { score: { scores: [...scores], resultType } };
}

type Numbers = Extract<ScoringTemplate, { kind: 'points' }>;

function judgePoints(scores: readonly number[], rules: Numbers, { resultType, winner }: ScoreEntry): Judged {
  const { drawsAllowed } = rules;
  const isLevel = scores.every((one) => one === scores[0]);
  if (resultType === 'shootout') return judgeShootout(scores, rules, isLevel ? winner : undefined);
  if (winner !== undefined) return { fault: 'The score already shows who won.' };
  if (resultType === 'overtime' && isLevel && !drawsAllowed) return { fault: 'Overtime needs a winner.' };
  if (isLevel && !drawsAllowed && resultType === 'regular' && scores.length === 2)
    return { fault: 'There are no draws in this game.' };
  return { score: { scores: [...scores], resultType } };
}

function judgeShootout(scores: readonly number[], { shootout }: Numbers, winner: ScoreEntry['winner']): Judged {
  if (!shootout) return { fault: 'There are no shootouts in this game.' };
  if (winner === undefined) return { fault: 'A shootout needs a tied score and a winner.' };
  return { score: { scores: [...scores], resultType: 'shootout', winner } };
}

function judgeSets(
  { sets = [], resultType }: ScoreEntry,
  rules: Sets,
  { bestOf = rules.bestOf, part = 'Set' }: Pick<Rules, 'bestOf' | 'part'>,
): Judged {
  const one = part.toLowerCase();
  if (resultType === 'overtime' || resultType === 'shootout') return { fault: `${part}s have no overtime.` };
  if (sets.length === 0) return { fault: `Enter the score of each ${one}.` };
  const most = bestOf > 1 ? bestOf : rules.bestOf;
  const played = countSets(sets, { rules, most, part, isAbandoned: resultType === 'abandoned' });
  if ('fault' in played) return played;
  const needed = Math.ceil(most / 2);
  if (Math.max(...played.won) < needed && resultType !== 'abandoned')
    return {
      fault: `${quantity(needed, one, `${one}s`)} ${needed === 1 ? 'wins' : 'win'} the match.`,
      set: sets.length,
    };
  return { score: { scores: [...played.won], sets: sets.map(([a, b]) => [a, b]), resultType } };
}

interface Counting {
  readonly rules: Sets;
  /** Sets at most. */
  readonly most: number;
  readonly part: string;
  readonly isAbandoned: boolean;
}

/** Sets by side, or what is wrong with one. */
function countSets(sets: readonly SetPoints[], counting: Counting): Fault | { won: [number, number] } {
  const faults = sets.map((set, index) => faultAt(sets, index, set, counting));
  const set = faults.findIndex((one) => one !== undefined);
  const fault = faults[set];
  return fault ? { fault, set } : { won: wonIn(sets.filter((set, index) => !isUnfinished(set, index, counting))) };
}

function faultAt(sets: readonly SetPoints[], index: number, set: SetPoints, counting: Counting): string | undefined {
  const { most, part, isAbandoned } = counting;
  if (Math.max(...wonIn(sets.slice(0, index))) >= Math.ceil(most / 2))
    return `The match was over after ${quantity(index, part.toLowerCase())}.`;
  const isLast = index === sets.length - 1;
  if (!isUnfinished(set, index, counting) || (isAbandoned && isLast)) return undefined;
  return `${part} ${index + 1}: ${setFault(set, counting.rules, isDecidingAt(index, most))}`;
}

/** Whether a set, counted from 0, is the last that can be played. */
export const isDecidingAt = (index: number, most: number): boolean => index === most - 1 && most > 1;
const isUnfinished = (set: SetPoints, index: number, { rules, most }: Counting) =>
  setFault(set, rules, isDecidingAt(index, most)) !== undefined;
const wonIn = (sets: readonly SetPoints[]): [number, number] => [
  sets.filter(([a, b]) => a > b).length,
  sets.filter(([a, b]) => a < b).length,
];

/** What is wrong with a set that is over. */
export function setFault([a, b]: SetPoints, rules: Sets, isDeciding: boolean): string | undefined {
  const own = isDeciding && rules.deciding ? rules.deciding : rules;
  const most = Math.max(a, b);
  if (most < own.to) return `one side needs ${own.to}.`;
  if (own.cap !== undefined && most > own.cap) return `no side gets more than ${own.cap}.`;
  if (a === b) return 'one side has to win.';
  return marginFault(most, Math.abs(a - b), { ...own, winBy: rules.winBy });
}

/** At the cap one is enough; beyond the number played for, the lead is never larger than it takes. */
function marginFault(most: number, ahead: number, { to, cap, winBy }: Pick<Sets, 'to' | 'cap' | 'winBy'>) {
  if (most > to && ahead > winBy) return `it was over at ${Math.max(to, most - ahead + winBy)}–${most - ahead}.`;
  return most !== cap && ahead < winBy ? `it is won by ${winBy}.` : undefined;
}
