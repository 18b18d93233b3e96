import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { quantity } from '#shared/quantity.ts';
import type { PreviewDate } from './repeat-choice.ts';

const atFirst = 8;
const days = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const dayWords = (date: string) => days.format(new Date(`${date}T00:00Z`));

interface RepeatDatesProps {
  readonly dates: readonly PreviewDate[];
  readonly skipped: readonly string[];
  readonly onChange: (skipped: string[]) => void;
}

/** The dates to come; all but the first can be skipped. */
export function RepeatDates({ dates, skipped, onChange }: RepeatDatesProps) {
  const [isWhole, setWhole] = useState(false);
  if (dates.length === 0) return null;
  const toggle = (date: string) =>
    onChange(skipped.includes(date) ? skipped.filter((one) => one !== date) : [...skipped, date]);
  return (
    <section aria-label="Dates">
      <ul className="repeat-dates">
        {dates.slice(0, isWhole ? dates.length : atFirst).map(({ date, holiday }, index) => (
          <li key={date}>
            {skipped.includes(date) || holiday ? (
              <span>
                <s>{dayWords(date)}</s> {holiday ?? 'Skipped'}
              </span>
            ) : (
              <span>{dayWords(date)}</span>
            )}
            {index > 0 && !holiday && (
              <Button
                formAction="none"
                variant="inline-link"
                ariaLabel={`${skipped.includes(date) ? 'Keep' : 'Skip'} ${dayWords(date)}`}
                onClick={() => toggle(date)}
              >
                {skipped.includes(date) ? 'Keep' : 'Skip'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dates.length > atFirst && !isWhole && (
        <Button formAction="none" variant="link" onClick={() => setWhole(true)}>
          Show all {quantity(dates.length, 'date')}
        </Button>
      )}
    </section>
  );
}
