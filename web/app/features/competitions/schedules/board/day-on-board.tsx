import Box from '@cloudscape-design/components/box';
import type { CSSProperties, ReactNode } from 'react';
import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import type { useCarrying } from '../../games/offline/use-carrying.ts';
import { type BoardSlot, sameSlot, sayDay, sayTime } from './board-slots.ts';

interface Props {
  readonly day: string;
  readonly slots: readonly BoardSlot[];
  readonly matches: readonly ScheduledMatch[];
  readonly courtName: (placeId: string, courtId: string) => string;
  readonly carrying: ReturnType<typeof useCarrying>;
  readonly buttonOf: (match: ScheduledMatch) => ReactNode;
}

/** Courts beside and times below each other; on a narrow screen a list, with free times and days only while a match is carried. */
export function DayOnBoard({ day, slots, matches, courtName, carrying, buttonOf }: Props) {
  const { carried, aimAt, putAt } = carrying;
  const courts = [...new Set(slots.map(({ placeId, courtId }) => `${placeId}/${courtId}`))].sort();
  const times = [...new Set(slots.map(({ localStart }) => localStart))];
  const isEmpty = !slots.some((slot) => matches.some(({ at }) => sameSlot(at, slot)));
  return (
    <section className="schedule-board-day" aria-label={sayDay(day)} data-empty={isEmpty && carried === undefined}>
      <Box variant="h3">{sayDay(day)}</Box>
      <ul className="schedule-slots" data-carrying={carried !== undefined}>
        {slots.map((slot) => {
          const match = matches.find(({ at }) => sameSlot(at, slot));
          const court = courts.indexOf(`${slot.placeId}/${slot.courtId}`) + 1;
          const at = { '--court': court, '--time': times.indexOf(slot.localStart) + 1 } as CSSProperties;
          return (
            <li
              key={`${slot.placeId}/${slot.courtId}/${slot.localStart}`}
              style={at}
              data-free={!match}
              data-aim={sameSlot(carried?.to, slot)}
              onPointerEnter={({ pointerType }) => {
                if (pointerType === 'mouse' && carried?.by === 'mouse') aimAt(slot);
              }}
            >
              <Box variant="small">{`${sayTime(slot)}, ${courtName(slot.placeId, slot.courtId)}`}</Box>
              {match ? buttonOf(match) : <FreeTime isAim={carried !== undefined} put={() => putAt(slot)} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const FreeTime = ({ isAim, put }: { readonly isAim: boolean; readonly put: () => void }) =>
  isAim ? (
    <button type="button" className="schedule-match" tabIndex={-1} onClick={put}>
      Move here
    </button>
  ) : (
    <span className="schedule-free">Free</span>
  );
