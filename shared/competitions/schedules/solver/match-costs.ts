import type { Costs } from '../weights.ts';
import { type Board, sidesOf, slotOf } from './board.ts';
import { localAt, weekdayOf } from './local-minutes.ts';
import type { Problem } from './problem.ts';
import { keyOfSlot, type Slot, slotKey } from './slots.ts';

type MatchWish = 'weekday' | 'travel' | 'holidays' | 'wishes' | 'pace' | 'stay';

/** Ten kilometres count as much as one broken wish. */
const kmPerPoint = 10;
/** A match that stays at its time costs less when only its court changes. */
const courtChange = 0.4;

/** What one match costs in a slot, whatever others do. */
export function matchCosts(board: Board, index: number, slotIndex: number): Pick<Costs, MatchWish> {
  const { problem } = board;
  const [match, slot] = [problem.matches[index], problem.slots[slotIndex]];
  if (!match || !slot) return { weekday: 0, travel: 0, holidays: 0, wishes: 0, pace: 0, stay: 0 };
  const [one, other] = match.entrants;
  return {
    weekday: offDay(problem, one, slot) + offDay(problem, other, slot),
    travel: wayTo(problem, one, slot) + wayTo(problem, other, slot),
    wishes: Number(problem.unwished[one]?.has(slotIndex)) + Number(problem.unwished[other]?.has(slotIndex)),
    holidays: Number(problem.holidays.has(slot.day)),
    pace: Math.abs((problem.playDay[slotIndex] ?? 0) - match.paceDay),
    stay: stayCost(board, index, slotIndex),
  };
}

function offDay({ input }: Problem, entrant: number, { day }: Slot): number {
  const weekdays = input.entrants[entrant]?.weekdays ?? [];
  return Number(weekdays.length > 0 && !weekdays.includes(weekdayOf(day)));
}

function wayTo({ input, way }: Problem, entrant: number, { placeId }: Slot): number {
  const from = input.entrants[entrant]?.homePlaceId;
  return from ? way(from, placeId).km / kmPerPoint : 0;
}

function stayCost(board: Board, index: number, slotIndex: number): number {
  const { previous, slots } = board.problem;
  const [before, slot] = [previous.get(index), slots[slotIndex]];
  if (!before || !slot) return 0;
  const [home] = sidesOf(board, index);
  const turned = board.problem.input.entrants[home]?.id === before.homeId ? 0 : courtChange;
  if (keyOfSlot(slot) === slotKey(before.at.placeId, before.at.courtId, before.at.localStart)) return turned;
  const sameTime = before.at.placeId === slot.placeId && before.at.localStart === localAt(slot.start);
  return turned + (sameTime ? courtChange : 1);
}

/** Meetings of the same two that are nearer to each other than wished, in play days. */
export function spacingCost(board: Board, index: number): number {
  const { problem } = board;
  const slot = slotOf(board, index);
  if (slot < 0) return 0;
  let cost = 0;
  for (const other of problem.matches[index]?.repeats ?? []) {
    const at = slotOf(board, other);
    if (at < 0) continue;
    const apart = Math.abs((problem.playDay[slot] ?? 0) - (problem.playDay[at] ?? 0));
    cost += Math.max(0, problem.input.rules.roundsBetweenRepeats - apart);
  }
  return cost;
}
