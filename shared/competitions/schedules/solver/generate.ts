import { seeded } from '../../random.ts';
import type { ScheduleInput } from '../schemas.ts';
import { type ScheduleVersion, versionOf } from '../version.ts';
import { weeklySchedule } from '../weekly/weekly-schedule.ts';
import { type Board, slotOf } from './board.ts';
import { fill, makeRoom } from './build.ts';
import { costsOf } from './costs.ts';
import { improve } from './improve.ts';
import { type Problem, problemOf } from './problem.ts';
import { startBoard } from './start-board.ts';

/** The best of so many schedules is taken. */
const tries = 3;
/** While a new schedule is made, worse steps are taken by so much at first; an old one only changes for the better. */
const boldness = 1;

/**
 * A draft schedule: no hard constraint is broken, wishes are weighed against each other, and what could not be placed or
 * fulfilled says why. The same input gives the same schedule.
 */
export function generateSchedule(input: ScheduleInput): ScheduleVersion {
  const problem = problemOf(input);
  const weekly = weeklySchedule(problem);
  if (weekly) return versionOf(weekly, new Map());
  const made = Array.from({ length: tries }, (_, index) => attempt(problem, seeded(input.seed + index * 7919)));
  const [best] = made.sort((a, b) => a.unplaced - b.unplaced || a.total - b.total);
  if (!best) throw new RangeError('A schedule takes at least one try.');
  return versionOf(best.board, best.refused);
}

function attempt(problem: Problem, random: () => number) {
  const { board, refused } = startBoard(problem);
  const steps = Math.floor((problem.input.effort ?? usualEffort(problem)) / tries);
  const roomSteps = 40 + Math.floor(steps / 20);
  makeRoom(board, fill(board, waitingOn(board)), random, roomSteps);
  improve(board, { steps, random, boldness: problem.input.previous.length > 0 ? 0 : boldness });
  makeRoom(board, waitingOn(board), random, roomSteps);
  const { total, unplaced } = costsOf(board);
  return { board, refused, total, unplaced };
}

const waitingOn = (board: Board): number[] =>
  board.problem.matches
    .filter(({ index }) => slotOf(board, index) < 0 && !board.fixed.has(index))
    .map(({ index }) => index);

/** What few matches need less of is not spent on them: a team waits. */
const usualEffort = ({ matches: { length } }: Problem): number => Math.min(4_000 + 400 * length, 20_000 + 120 * length);
