import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import { nextRange } from '#shared/people/availability/ranges.ts';
import { type DayAvailability, mostRanges, type Weekday } from '#shared/people/availability/schemas.ts';
import type { WeekEdit } from '#shared/people/availability/week.ts';
import { RangeFields } from './range-fields.tsx';
import { dayName } from './week-words.ts';

interface DayFormProps {
  readonly day: Weekday;
  readonly availability: DayAvailability;
  readonly onEdit: (change: WeekEdit) => void;
}

/** One weekday: whether there is time, and when (R-AVAIL-07 to 12). */
export function DayForm({ day, availability: { isAvailable, timeRanges }, onEdit }: DayFormProps) {
  const name = dayName(day);
  const hasRoom = timeRanges.length < mostRanges && nextRange(timeRanges) !== undefined;
  return (
    <fieldset className="day" aria-label={name}>
      <Checkbox
        checked={isAvailable}
        onChange={({ detail }) => onEdit({ edit: 'tick', day, isAvailable: detail.checked })}
      >
        {name}
      </Checkbox>
      <div className="day-ranges">
        {!isAvailable && <span className="unavailable">Unavailable</span>}
        <RangeFields
          of={name}
          ranges={timeRanges}
          onSet={(index, range) => onEdit({ edit: 'set', day, index, range })}
          onRemove={(index) => onEdit({ edit: 'remove', day, index })}
        />
        <div className="day-actions">
          {isAvailable && (
            <Button
              formAction="none"
              variant="inline-link"
              disabled={!hasRoom}
              ariaLabel={`Add a range on ${name}`}
              onClick={() => onEdit({ edit: 'add', day })}
            >
              Add a range
            </Button>
          )}
          <Button
            formAction="none"
            variant="inline-link"
            ariaLabel={`Copy To All Other Days: ${name}`}
            onClick={() => onEdit({ edit: 'copy', day })}
          >
            Copy To All Other Days
          </Button>
        </div>
      </div>
    </fieldset>
  );
}
