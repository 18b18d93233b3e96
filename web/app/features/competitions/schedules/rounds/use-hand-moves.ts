import type { KeyboardEvent } from 'react';
import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import { cellAt, cellId, cellTowards, isArrow } from './rounds-model.ts';
import { type CarryingWays, useCarried } from './use-carried.ts';

interface HandMoveWays extends CarryingWays {
  /** Where the focus is: a cell, or a match that has no time. */
  readonly focus: string;
  /** Goes to the next problem, and says it. */
  readonly nextProblem: () => string;
}

/** Matches moved, swapped and locked by keys, by presses or by dragging. */
export function useHandMoves(ways: HandMoveWays) {
  const { draft, rounds, words, onChange, focus, setFocus, nextProblem } = ways;
  const carrying = useCarried(ways);
  const { carried, say, pickUp, aimAt, dropAt, putBack } = carrying;
  const matchAt = (id: string) => draft.matches.find(({ key, at }) => (at ? cellId(at) === id : key === id));

  const toggleLock = (match: ScheduledMatch | undefined) => {
    if (!match?.at) return;
    onChange([{ do: match.locked ? 'unlock' : 'lock', key: match.key }]);
    say(`${words.sayMatch(match)} is ${match.locked ? 'unlocked' : 'locked. It stays when you rebuild'}.`);
  };
  const press = () => {
    const match = matchAt(focus);
    if (carried) dropAt(cellAt(rounds, focus)?.at);
    else if (match) pickUp(match);
    else say('No match here.');
  };
  const arrow = (key: string) => {
    const next = cellTowards(rounds, focus, key);
    const to = cellAt(rounds, next)?.at;
    if (carried && to) aimAt(to);
    else setFocus(next);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ' ': press,
    Enter: press,
    Escape: putBack,
    l: () => toggleLock(matchAt(focus)),
    f: () => say(nextProblem()),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event;
    const act = isArrow(key) ? () => arrow(key) : keys[key.length === 1 ? key.toLowerCase() : key];
    if (!act || !isForGrid(event)) return;
    event.preventDefault();
    act();
  };
  return { ...carrying, toggleLock, matchAt, onKeyDown };
}

export type HandMoves = ReturnType<typeof useHandMoves>;

/** Keys with Ctrl and the like are the browser's, and those in a menu are the menu's. */
const isForGrid = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>): boolean =>
  target instanceof HTMLElement && target.dataset.focus !== undefined && !(ctrlKey || metaKey || altKey);
