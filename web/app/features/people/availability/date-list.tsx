import Button from '@cloudscape-design/components/button';
import type { DateAvailability } from '#shared/people/availability/schemas.ts';
import { dateWords, rangeWords } from './week-words.ts';

interface DateListProps {
  readonly dates: readonly DateAvailability[];
  readonly onRemove: (date: string) => void;
}

/** The dates that do not go by their weekday. */
export function DateList({ dates, onRemove }: DateListProps) {
  if (dates.length === 0) return <p>No date-specific hours yet.</p>;
  return (
    <ul className="dates">
      {dates.map(({ date, timeRanges }) => (
        <li key={date}>
          <span>
            <strong>{dateWords(date)}</strong>
            <br />
            {timeRanges.map(rangeWords).join(', ')}
          </span>
          <Button
            formAction="none"
            variant="icon"
            iconName="remove"
            ariaLabel={`Remove ${dateWords(date)}`}
            onClick={() => onRemove(date)}
          />
        </li>
      ))}
    </ul>
  );
}
