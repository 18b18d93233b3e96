import { type KeyboardEvent, useRef, useState } from 'react';
import { shareOf, spansOf } from '#shared/availability/ranges.ts';
import { type Weekday, type WeeklyAvailability, weekdays } from '#shared/availability/schemas.ts';
import type { WeekEdit } from '#shared/availability/week.ts';
import { dayName, hourName } from './week-words.ts';

interface WeekGridProps {
  readonly week: WeeklyAvailability;
  /** Whose it is, where it is not one's own. */
  readonly name?: string | undefined;
  readonly onEdit: (change: WeekEdit) => void;
}

interface Cell {
  readonly day: number;
  readonly hour: number;
}

/** Few people play before; the hours are shown as soon as somebody does. */
const firstUsualHour = 6;
const hoursFrom = (first: number) => Array.from({ length: 24 - first }, (_, index) => first + index);

const steps: Readonly<Record<string, Cell>> = {
  ArrowLeft: { day: -1, hour: 0 },
  ArrowRight: { day: 1, hour: 0 },
  ArrowUp: { day: 0, hour: -1 },
  ArrowDown: { day: 0, hour: 1 },
};

/**
 * The week at a glance, an hour to a cell. One cell is in the tab order; arrows go to the others, space and a press turn
 * one on or off, and a drag takes those on its way along.
 */
export function WeekGrid({ week, name, onEdit }: WeekGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState<Cell>({ day: 0, hour: 17 });
  const startsEarly = weekdays.some((day) => (spansOf(week[day].timeRanges)[0]?.from ?? 1440) < firstUsualHour * 60);
  const first = startsEarly ? 0 : firstUsualHour;
  const goTo = (cell: Cell) => {
    const day = Math.min(6, Math.max(0, cell.day));
    const hour = Math.min(23, Math.max(first, cell.hour));
    setCurrent({ day, hour });
    table.current?.querySelector<HTMLElement>(`[data-cell="${day} ${hour}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    goTo({ day: current.day + step.day, hour: current.hour + step.hour });
  };
  return (
    <>
      <p className="week-hint">Press an hour, or drag over several, to say when {name ?? 'you'} can play.</p>
      <table
        ref={table}
        className="week"
        aria-label={`${name ? `${name}’s` : 'Your'} week, by the hour`}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <td />
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={dayName(day)}>
                {dayName(day).slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hoursFrom(first).map((hour) => (
            <tr key={hour}>
              <th scope="row">{hourName(hour)}</th>
              {weekdays.map((day, index) => (
                <td key={day}>
                  <HourCell
                    day={day}
                    cell={{ day: index, hour }}
                    week={week}
                    isCurrent={current.day === index && current.hour === hour}
                    onEdit={onEdit}
                    onFocus={setCurrent}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface HourCellProps extends WeekGridProps {
  readonly day: Weekday;
  readonly cell: Cell;
  readonly isCurrent: boolean;
  readonly onFocus: (cell: Cell) => void;
}

/** What a drag that has begun does to the cells on its way. */
let painting: boolean | undefined;

function HourCell({ day, cell, week, isCurrent, onEdit, onFocus }: HourCellProps) {
  const { hour } = cell;
  const share = shareOf(week[day].timeRanges, { from: hour * 60, until: hour * 60 + 60 });
  const isFree = share === 1;
  const paint = (free: boolean) => onEdit({ edit: 'paint', day, hour, isFree: free });
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
      onClick={() => paint(!isFree)}
      onPointerDown={({ pointerType }) => {
        painting = pointerType === 'mouse' ? !isFree : undefined;
      }}
      onPointerEnter={({ buttons }) => {
        if (buttons === 1 && painting !== undefined && painting !== isFree) paint(painting);
      }}
    />
  );
}
