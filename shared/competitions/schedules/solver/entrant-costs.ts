import type { Costs } from '../weights.ts';
import type { Board } from './board.ts';
import type { Problem } from './problem.ts';

/** Two matches with less in between are played back to back. */
const backToBackMinutes = 60;

type EntrantWish = 'homeAway' | 'earlyLate' | 'awayRun' | 'backToBack' | 'byes';

/** What the matches of one entrant cost, before weights; each is 0 when the wish is fulfilled. */
export function entrantCosts(board: Board, entrant: number): Pick<Costs, EntrantWish> {
  const { problem, diaries } = board;
  const diary = diaries[entrant] ?? [];
  const count = problem.matchesOfEntrant[entrant]?.length ?? 0;
  const surplus = Math.abs(2 * (board.homes[entrant] ?? 0) - count);
  return {
    homeAway: surplus > 1 ? surplus : surplus - (count % 2),
    earlyLate: lopsided(problem, diary),
    awayRun: awayTooOften(board, entrant, diary),
    backToBack: backToBacks(problem, diary),
    byes: waits(problem, diary, Math.ceil(problem.slotsByPlayDay.length / Math.max(1, count)) + 1),
  };
}

/** Early matches more than late ones or the other way, beyond one. */
function lopsided({ halfOfDay }: Problem, diary: readonly number[]): number {
  let surplus = 0;
  for (const slot of diary) surplus += halfOfDay[slot] ?? 0;
  return Math.max(0, Math.abs(surplus) - 1);
}

/** Matches away after as many in a row as may be. */
function awayTooOften({ problem, matchAt, turned }: Board, entrant: number, diary: readonly number[]): number {
  const { mostAwayInARow } = problem.input.rules;
  let [run, over] = [0, 0];
  for (const slot of diary) {
    const match = matchAt[slot] ?? -1;
    const isHome = (problem.homeOf[match] === entrant) === (turned[match] === 0);
    run = isHome ? 0 : run + 1;
    if (run > mostAwayInARow) over += 1;
  }
  return over;
}

/** Only two matches on one day can be back to back; an entrant who prefers it dislikes waiting. */
function backToBacks({ slots, playDay, input }: Problem, diary: readonly number[]): number {
  if (input.rules.mostPerDay === 1) return 0;
  const avoid = input.rules.backToBack === 'avoid';
  let count = 0;
  for (let index = 1; index < diary.length; index += 1) {
    const [before = 0, after = 0] = [diary[index - 1], diary[index]];
    if (playDay[before] !== playDay[after]) continue;
    const gap = (slots[after]?.start ?? 0) - (slots[before]?.end ?? 0);
    if (gap < backToBackMinutes === avoid) count += 1;
  }
  return count;
}

/** Play days between two matches, beyond what an even spread takes. */
function waits({ playDay }: Problem, diary: readonly number[], most: number): number {
  let days = 0;
  for (let index = 1; index < diary.length; index += 1) {
    const gap = (playDay[diary[index] ?? 0] ?? 0) - (playDay[diary[index - 1] ?? 0] ?? 0);
    if (gap > most) days += gap - most;
  }
  return days;
}
