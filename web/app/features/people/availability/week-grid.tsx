import { type KeyboardEvent, useRef, useState } from 'react';
import { spansOf } from '#shared/people/availability/ranges.ts';
import { type WeeklyAvailability, weekdays } from '#shared/people/availability/schemas.ts';
import type { HourOfWeek, WeekEdit } from '#shared/people/availability/week.ts';
import { HourCell } from './hour-cell.tsx';
import { dayName, hourName } from './week-words.ts';

interface WeekGridProps {
  readonly week: WeeklyAvailability;
  /** Whose it is, where it is not one's own. */
  readonly name?: string | undefined;
  readonly onEdit: (change: WeekEdit) => void;
}

/** Few people play before; the hours are shown as soon as one of them is used. */
const firstUsualHour = 6;
const hoursFrom = (first: number) => Array.from({ length: 24 - first }, (_, index) => first + index);

const steps: Readonly<Record<string, HourOfWeek>> = {
  ArrowLeft: { day: -1, hour: 0 },
  ArrowRight: { day: 1, hour: 0 },
  ArrowUp: { day: 0, hour: -1 },
  ArrowDown: { day: 0, hour: 1 },
};

/**
 * The week at a glance, an hour to a cell. One cell is in the tab order; arrows go to the others, space and a press turn
 * one on or off, and a drag all between where it began and where it is.
 */
export function WeekGrid({ week, name, onEdit }: WeekGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState<HourOfWeek>({ day: 0, hour: 17 });
  const startsEarly = weekdays.some((day) => (spansOf(week[day].timeRanges)[0]?.from ?? 1440) < firstUsualHour * 60);
  const first = startsEarly ? 0 : firstUsualHour;
  const goTo = (cell: HourOfWeek) => {
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
      <p className="week-hint">Tap an hour, or drag across several, to set when {name ?? 'you'} can play.</p>
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
