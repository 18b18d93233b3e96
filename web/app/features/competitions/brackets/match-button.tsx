import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import type { useCarrying } from '../games/offline/use-carrying.ts';
import { sameSlot } from '../schedules/board/board-slots.ts';

interface Props {
  readonly match: ScheduledMatch;
  readonly name: string;
  readonly carrying: ReturnType<typeof useCarrying>;
}

/** A match that can be picked up; while another one is carried, a taken slot. */
export function MatchButton({ match, name, carrying }: Props) {
  const { carried, pickUp, putAt } = carrying;
  const isCarried = carried?.match.key === match.key;
  const here = match.at;
  const choose = () => {
    if (!carried) pickUp(match);
    else putAt(here && !isCarried ? { ...here, durationMinutes: match.durationMinutes ?? 0 } : carried.to);
  };
  return (
    <button
      type="button"
      className="schedule-match"
      data-match={match.key}
      aria-pressed={isCarried}
      onClick={choose}
      onPointerMove={({ pointerType, buttons }) => {
        if (pointerType === 'mouse' && buttons === 1 && !carried) pickUp(match, 'mouse');
      }}
    >
      {name}
      {match.locked && <span className="schedule-locked"> (locked)</span>}
      {isCarried && !sameSlot(here, carried.to) && <span className="schedule-locked"> (moving)</span>}
    </button>
  );
}
