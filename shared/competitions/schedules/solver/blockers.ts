import { type Board, firstFrom, matchAt } from './board.ts';
import { weekOf } from './local-minutes.ts';
import type { Match, Problem } from './problem.ts';
import type { Slot } from './slots.ts';

/** A hard constraint that keeps a match from a slot, and the match through which it does, where there is one. */
export interface Blocker {
  readonly constraintId: string;
  readonly match: number;
}

/** Whether every hard constraint is kept with the match there. The match itself must not be on the board. */
export const fits = (board: Board, match: number, slot: number): boolean => !isBlocked(board, match, slot);

/** Everything that keeps a match from a slot. */
export function blockersOf(board: Board, match: number, slot: number): Blocker[] {
  const found: Blocker[] = [];
  isBlocked(board, match, slot, found);
  return found;
}

type Found = Blocker[] | undefined;

/** Ends at the first blocker unless all are wanted. */
function isBlocked(board: Board, index: number, slotIndex: number, found?: Found): boolean {
  const match = board.problem.matches[index];
  const slot = board.problem.slots[slotIndex];
  if (!match || !slot) return true;
  const isActorBusy = (actor: number) => isBusy(board, actor, slot, found);
  if (!found) return isClosed(board, match, slot) || isTaken(board, slot) || match.actors.some(isActorBusy);
  return [isClosed(board, match, slot, found), isTaken(board, slot, found), ...match.actors.map(isActorBusy)].includes(
    true,
  );
}

/** What does not depend on other matches: closures, times at which an entrant cannot play, the sport. */
export function isClosed({ problem }: Board, match: Match, slot: Slot, found?: Found): boolean {
  const [home, away] = match.entrants;
  const wrongSport =
    match.gameType !== undefined && slot.gameTypes.length > 0 && !slot.gameTypes.includes(match.gameType);
  const homeCannot = problem.unavailable[home]?.get(slot.index);
  const awayCannot = problem.unavailable[away]?.get(slot.index);
  if (slot.closedBy.length === 0 && !wrongSport && !homeCannot && !awayCannot) return false;
  if (!found) return true;
  const ids = [...slot.closedBy, ...(wrongSport ? [`gameType:${match.gameType}`] : [])];
  for (const constraintId of [...ids, ...(homeCannot ?? []), ...(awayCannot ?? [])])
    found.push({ constraintId, match: -1 });
  return true;
}

function isTaken(board: Board, slot: Slot, found?: Found): boolean {
  const there = [slot.index, ...(board.problem.clashes[slot.index] ?? [])].filter(
    (other) => matchAt(board, other) >= 0,
  );
  for (const other of there)
    found?.push({ constraintId: `court:${slot.placeId}/${slot.courtId}`, match: matchAt(board, other) });
  return there.length > 0;
}

/** Looks at what an actor does around the time: for entrants everything, for people only not being in two places. */
function isBusy(board: Board, actor: number, slot: Slot, found: Found): boolean {
  const { problem, diaries } = board;
  const isEntrant = actor < problem.input.entrants.length;
  const near = around(problem, diaries[actor] ?? [], slot);
  const whyNot = (other: Slot) => tooNear(problem, actor, slot, other, isEntrant);
  if (!found) return near.some(whyNot) || (isEntrant && overLimit(problem, near, slot).length > 0);
  const blockers = [
    ...near.map((other) => ({ why: whyNot(other), other })),
    ...(isEntrant ? overLimit(problem, near, slot) : []),
  ];
  const before = found.length;
  for (const { why, other } of blockers) if (why) found.push({ constraintId: why, match: matchAt(board, other.index) });
  return found.length > before;
}

/** Matches of a day or a week that has as many as may be. */
function overLimit({ input }: Problem, near: readonly Slot[], slot: Slot) {
  const { mostPerDay, mostPerWeek } = input.rules;
  const onDay = near.filter((other) => other.day === slot.day);
  const inWeek = near.filter((other) => weekOf(other.day) === weekOf(slot.day));
  return [
    ...(onDay.length >= mostPerDay ? onDay.map((other) => ({ why: 'rule:mostPerDay', other })) : []),
    ...(inWeek.length >= mostPerWeek ? inWeek.map((other) => ({ why: 'rule:mostPerWeek', other })) : []),
  ];
}

/** Slots of a diary within the same week or the reach of rest and travel. */
function around(problem: Problem, diary: readonly number[], slot: Slot): Slot[] {
  const { slots, reachMinutes, longestMinutes } = problem;
  const reach = reachMinutes + longestMinutes;
  const near = (other: Slot | undefined): other is Slot =>
    other !== undefined && (weekOf(other.day) === weekOf(slot.day) || Math.abs(other.start - slot.start) < reach);
  const found: Slot[] = [];
  const middle = firstFrom(diary, slot.index);
  for (let at = middle; at < diary.length; at += 1) {
    const other = slots[diary[at] ?? -1];
    if (!near(other)) break;
    found.push(other);
  }
  for (let at = middle - 1; at >= 0; at -= 1) {
    const other = slots[diary[at] ?? -1];
    if (!near(other)) break;
    found.push(other);
  }
  return found;
}

function tooNear(problem: Problem, actor: number, a: Slot, b: Slot, isEntrant: boolean): string | undefined {
  if (a.start < b.end && b.start < a.end) return problem.actorIds[actor];
  const gap = a.start >= b.end ? a.start - b.end : b.start - a.end;
  if (a.placeId !== b.placeId && gap < problem.way(a.placeId, b.placeId).minutes)
    return `travel:${[a.placeId, b.placeId].sort().join('/')}`;
  const { restMinutes, restMinutesOverNight } = problem.input.rules;
  return isEntrant && gap < (a.day === b.day ? restMinutes : restMinutesOverNight) ? 'rule:rest' : undefined;
}
