import { type KeyboardEvent, useEffect, useState } from 'react';
import type { PlayedAt } from '#shared/competitions/schedules/schemas.ts';
import type { Break } from '#shared/competitions/schedules/solver/judge-move.ts';
import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import { type BoardSlot, isArrow, sameSlot, slotTowards } from '../../schedules/board/board-slots.ts';

/** What a match is carried with, and how the board speaks of it. */
export interface CarryingWays {
  readonly slots: readonly BoardSlot[];
  readonly judge: (key: string, to: PlayedAt) => readonly Break[];
  readonly onMove: (key: string, to: PlayedAt) => void;
  readonly sayMatch: (match: ScheduledMatch) => string;
  readonly saySlot: (slot: PlayedAt) => string;
}

interface Carried {
  readonly match: ScheduledMatch;
  readonly to: BoardSlot;
  readonly by: 'keys' | 'mouse';
}

const howTo = 'Choose a time with the arrow keys, drop with Enter, cancel with Escape.';

/** Picking a match up, choosing another time and putting it there, by keys, by taps or by dragging. Nothing is broken. */
export function useCarrying({ slots, judge, onMove, sayMatch, saySlot }: CarryingWays) {
  const [carried, setCarried] = useState<Carried>();
  const [said, say] = useState('');

  const breaks = (match: ScheduledMatch, to: PlayedAt) =>
    sameSlot(match.at, to)
      ? ''
      : judge(match.key, to)
          .map(({ sentence }) => sentence)
          .join(' ');

  const pickUp = (match: ScheduledMatch, by: Carried['by'] = 'keys') => {
    const to = slots.find((slot) => sameSlot(slot, match.at)) ?? slots[0];
    if (match.locked || !to) return say(`${sayMatch(match)} is locked.`);
    setCarried({ match, to, by });
    say(`Picked up ${sayMatch(match)}. ${howTo}`);
  };
  const aimAt = (to: BoardSlot) => {
    if (!carried || sameSlot(to, carried.to)) return;
    setCarried({ ...carried, to });
    say(`${saySlot(to)}: ${breaks(carried.match, to) || 'no conflicts.'}`);
  };
  const putBack = () => {
    setCarried(undefined);
    if (carried) say(`${sayMatch(carried.match)} stays where it was.`);
  };
  const putAt = (to: BoardSlot) => {
    if (!carried) return;
    if (sameSlot(to, carried.match.at)) return putBack();
    const broken = breaks(carried.match, to);
    if (broken && carried.by === 'mouse') setCarried(undefined);
    if (broken) return say(`Not moved to ${saySlot(to)}. ${broken}`);
    setCarried(undefined);
    say(`${sayMatch(carried.match)} is now at ${saySlot(to)}.`);
    onMove(carried.match.key, to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!carried) return;
    const { key } = event;
    if (isArrow(key)) aimAt(slotTowards(slots, carried.to, key));
    else if (key === 'Escape') putBack();
    else if (key === 'Enter' || key === ' ') putAt(carried.to);
    else return;
    event.preventDefault();
  };
  useLetGo(carried?.by === 'mouse', () => carried && putAt(carried.to));
  return { carried, said, pickUp, aimAt, putAt, onKeyDown };
}

/** Wherever the mouse lets go. */
function useLetGo(isDragging: boolean, letGo: () => void): void {
  useEffect(() => {
    if (!isDragging) return undefined;
    addEventListener('pointerup', letGo, { once: true });
    return () => removeEventListener('pointerup', letGo);
  });
}
