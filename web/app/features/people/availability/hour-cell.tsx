import { shareOf } from '#shared/people/availability/ranges.ts';
import { type WeeklyAvailability, weekdays } from '#shared/people/availability/schemas.ts';
import type { HourOfWeek, WeekEdit } from '#shared/people/availability/week.ts';
import { dayName, hourName } from './week-words.ts';

interface HourCellProps {
  readonly cell: HourOfWeek;
  readonly week: WeeklyAvailability;
  readonly isCurrent: boolean;
  readonly onEdit: (change: WeekEdit) => void;
  readonly onFocus: (cell: HourOfWeek) => void;
}

interface Drag {
  readonly from: HourOfWeek;
  readonly before: WeeklyAvailability;
  readonly isFree: boolean;
  hasMoved: boolean;
}

/** What the mouse does while its button is held; a finger scrolls instead. */
let drag: Drag | undefined;

/** An hour of the week to press, or to drag from and over. */
export function HourCell({ cell, week, isCurrent, onEdit, onFocus }: HourCellProps) {
  const { hour } = cell;
  const day = weekdays[cell.day] ?? 'monday';
  const share = shareOf(week[day].timeRanges, { from: hour * 60, until: hour * 60 + 60 });
  const isFree = share === 1;
  return (
    <button
      type="button"
      className="hour"
      data-cell={`${cell.day} ${hour}`}
      tabIndex={isCurrent ? 0 : -1}
      aria-pressed={share > 0 && !isFree ? 'mixed' : isFree}
      aria-label={`${dayName(day)} ${hourName(hour)}`}
      style={{ '--share': share } as Record<string, number>}
      onFocus={() => onFocus(cell)}
      onPointerDown={({ pointerType }) => {
        drag = pointerType === 'mouse' ? { from: cell, before: week, isFree: !isFree, hasMoved: false } : undefined;
      }}
      onPointerEnter={({ buttons }) => {
        if (buttons !== 1 || !drag) return;
        drag.hasMoved = true;
        onEdit({ edit: 'paint', before: drag.before, from: drag.from, to: cell, isFree: drag.isFree });
      }}
      onClick={({ detail }) => {
        // A drag that came back to where it began has been told already; a key's press counts none.
        if (detail > 0 && drag?.hasMoved) return;
        onEdit({ edit: 'paint', before: week, from: cell, to: cell, isFree: !isFree });
      }}
    />
  );
}
