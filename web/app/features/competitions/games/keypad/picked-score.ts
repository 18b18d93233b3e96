import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { judgeScore } from '#shared/competitions/games/scoring/judge-score.ts';
import type { MatchScore, ScoreEntry } from '#shared/competitions/games/scoring/scoring.ts';
import { type JudgedMatch, judgeValues } from '../judge-values.ts';
import { isWholeLine } from '../offline/typed-entry.ts';
import type { ScoreValues } from '../scoring/score-values.ts';

/** What is picked of a score: one pair of numbers, or one for each set; empty where nothing is picked. */
export type PickedLines = ScoreValues['lines'];

/** What a press on a key comes to: a whole score, the set that comes next, or why it cannot be. */
export type Picked = { readonly lines: PickedLines; readonly line: number } & (
  | { readonly entry: ScoreEntry }
  | { readonly fault?: string }
);

export interface Press {
  readonly line: number;
  readonly side: 0 | 1;
  readonly count: number;
}

/** Of a game what its scores are judged by. */
type JudgedBy = Pick<Game, 'gameTypeId' | 'scoring' | 'ruleset'>;

/** The lines after a press, and whether they are a score that can be saved. */
export function pick(game: JudgedBy, match: JudgedMatch, before: PickedLines, press: Press): Picked {
  const lines = withoutUnplayed(game, match, withPress(game, before, press));
  const { line } = press;
  if (!lines[line] || !isWholeLine(lines[line])) return { lines, line };
  const kind = game.scoring.kind === 'sets' ? 'sets' : 'numbers';
  const judged = judgeValues({ kind, outcome: 'regular', lines, winner: '', reason: '' }, game, match);
  if (!('fault' in judged)) return { lines, line, entry: judged.entry };
  const isNext = typeof judged.at === 'number' && judged.at !== line && lines[judged.at]?.some((text) => text === '');
  return isNext && typeof judged.at === 'number' ? { lines, line: judged.at } : { lines, line, fault: judged.fault };
}

/** Where both sides share the points, one number says the other. */
function withPress({ scoring }: Pick<Game, 'scoring'>, lines: PickedLines, { line, side, count }: Press): PickedLines {
  const other = scoring.kind === 'shared' && count <= scoring.of ? String(scoring.of - count) : undefined;
  const pressed = (one: readonly string[]) => one.map((text, at) => (at === side ? String(count) : (other ?? text)));
  return lines.map((one, at) => (at === line ? pressed(one) : one));
}

/** A match that is decided after two sets has no third, whatever was picked before an earlier one was corrected. */
function withoutUnplayed({ scoring }: Pick<Game, 'scoring'>, { bestOf }: JudgedMatch, lines: PickedLines): PickedLines {
  if (scoring.kind !== 'sets') return lines;
  const needed = Math.ceil(Math.max(scoring.bestOf, bestOf) / 2);
  const over = lines.findIndex((_, at) => [0, 1].some((side) => wonBy(side, lines.slice(0, at)) >= needed));
  return over < 0 ? lines : lines.map((line, at) => (at < over ? line : line.map(() => '')));
}

/** How many sets a side has won. */
export const wonBy = (side: number, lines: PickedLines): number =>
  lines.filter((line) => isWholeLine(line) && Number(line[side]) > Number(line[1 - side])).length;

/** What an entry comes to by the rules of its game. */
export function scoreOf(
  entry: ScoreEntry,
  { scoring, ruleset }: Game,
  { sides, bestOf }: Match,
): MatchScore | undefined {
  const judged = judgeScore(entry, { scoring, ruleset, sides: sides.length, bestOf });
  return 'score' in judged ? judged.score : undefined;
}
