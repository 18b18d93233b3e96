import type { GameScore } from '#shared/competitions/brackets/bracket.ts';
import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { gamesWon, recordWinner } from '#shared/competitions/brackets/match-score.ts';
import { judgeScore } from '#shared/competitions/games/scoring/judge-score.ts';
import type { MatchScore } from '#shared/competitions/games/scoring/scoring.ts';
import { gamesOfScore } from '#shared/competitions/playoffs/games-of-score.ts';
import { judgeGames } from '#shared/competitions/playoffs/judge-games.ts';
import { entrantsIn } from '#shared/competitions/playoffs/open-claims.ts';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import { templateFor } from '#shared/competitions/standings/templates.ts';
import { type PickedLines, type Press, pick } from '../../games/keypad/picked-score.ts';
import { isWholeLine } from '../../games/offline/typed-entry.ts';
import { refusalWords } from '../playoff-words.ts';

type Scored = Pick<Playoff, 'gameTypeId' | 'scoring'>;
type Decided = Pick<BracketMatch, 'bestOf' | 'slots'>;
/** Who won a game whose numbers are level, by its line. */
export type Winners = Readonly<Record<number, 0 | 1>>;

/** What is picked so far: a line for each set or game that may be played, and the one that comes next. */
export interface Picked {
  readonly lines: PickedLines;
  readonly line: number;
  /** A whole score. */
  readonly games?: readonly GameScore[];
  readonly fault?: string;
  /** The numbers of this line are level, so its winner has to be chosen. */
  readonly isTied?: boolean;
}

/** Pairs of numbers that a match may have at most. */
const pairsOf = ({ scoring }: Scored, bestOf: number): number =>
  scoring.kind === 'sets' && bestOf === 1 ? scoring.bestOf : bestOf;

/** The lines of a score that is known, or empty ones. */
export function linesOf(playoff: Scored, { bestOf }: Decided, games: readonly GameScore[] = []): PickedLines {
  const pairs =
    bestOf === 1 && playoff.scoring.kind === 'sets' ? (games[0]?.sets ?? []) : games.map((one) => one.scores);
  return Array.from({ length: pairsOf(playoff, bestOf) }, (_, at) =>
    [0, 1].map((side) => String(pairs[at]?.[side] ?? '')),
  );
}

/** What a press on a key comes to. */
export function pressed(playoff: Scored, match: Decided, before: PickedLines, winners: Winners, press: Press): Picked {
  if (playoff.scoring.kind === 'sets') return pressedSet(playoff, match, before, press);
  const { line, side, count } = press;
  const lines = before.map((one, at) =>
    at === line ? one.map((text, of) => (of === side ? String(count) : text)) : one,
  );
  return judged(playoff, match, lines, winners, line);
}

function pressedSet(playoff: Scored, match: Decided, before: PickedLines, press: Press): Picked {
  const rules = { ...playoff, ruleset: templateFor(playoff.gameTypeId) };
  const next = pick(rules, { bestOf: match.bestOf, status: 'ready', sides: match.slots }, before, press);
  if (!('entry' in next)) return next;
  const verdict = judgeScore(next.entry, { ...rules, sides: 2, bestOf: match.bestOf });
  return 'fault' in verdict
    ? { ...next, fault: verdict.fault }
    : { lines: next.lines, line: next.line, games: gamesOfScore(verdict.score, match.bestOf) };
}

/** What lines of single games come to; games after the one that decides are not played. */
export function judged(playoff: Scored, match: Decided, lines: PickedLines, winners: Winners, line: number): Picked {
  const current = lines[line] ?? [];
  if (!isWholeLine(current)) return { lines, line };
  if (Number(current[0]) === Number(current[1]) && winners[line] === undefined) return { lines, line, isTied: true };
  const end = lines.findIndex((one) => !isWholeLine(one));
  const games = lines.slice(0, end < 0 ? undefined : end).map((one, at): GameScore => {
    const [a, b] = [Number(one[0]), Number(one[1])];
    const winner = a === b ? winners[at] : undefined;
    return { scores: [a, b], ...(winner !== undefined && { winner }) };
  });
  const verdict = judgeGames(games, playoff.scoring, match.bestOf);
  if ('refused' in verdict) return { lines, line, fault: refusalWords(verdict.refused) };
  const entrantIds = entrantsIn(match);
  const over = games.findIndex(
    (_, at) => recordWinner({ entrantIds, games: verdict.games.slice(0, at + 1) }, match.bestOf) !== undefined,
  );
  if (over < 0) return { lines, line: end < 0 ? line : end };
  const played = lines.map((one, at) => (at <= over ? one : one.map(() => '')));
  return { lines: played, line, games: games.slice(0, over + 1) };
}

/** The numbers of the whole match: of several games, how many each side has won. */
export function totalOf(games: readonly GameScore[], bestOf: number): MatchScore {
  const [only] = games;
  if (bestOf > 1 || !only) return { scores: [...gamesWon(games)], resultType: 'regular' };
  const { scores, winner } = only;
  return { scores: [...scores], resultType: 'regular', ...(winner !== undefined && { winner }) };
}
