import Button from '@cloudscape-design/components/button';
import { useId } from 'react';
import {
  endBeforeStart,
  overlap,
  type RangeFault,
  rangeFaults,
  type TimeRange,
} from '#shared/people/availability/ranges.ts';

interface RangeFieldsProps {
  /** What the ranges are of, for those who hear it: `Monday`. */
  readonly of: string;
  readonly ranges: readonly TimeRange[];
  readonly onSet: (index: number, range: TimeRange) => void;
  readonly onRemove: (index: number) => void;
}

const words: Readonly<Record<RangeFault, string>> = {
  required: 'Choose a start and an end.',
  endTimeBeforeStartTime: endBeforeStart,
  overlap,
};

/** The ranges of one day, each with a start, an end, and what is wrong with it. */
export function RangeFields({ of, ranges, onSet, onRemove }: RangeFieldsProps) {
  const faults = rangeFaults(ranges);
  return ranges.map((range, index) => (
    <RangeRow
      // A range has no name of its own; what is typed belongs to its place in the list.
      key={`${of} ${ranges.length} ${String(index)}`}
      name={`${of}, range ${index + 1}`}
      range={range}
      fault={faults[index]}
      onSet={(changed) => onSet(index, changed)}
      onRemove={() => onRemove(index)}
    />
  ));
}

interface RangeRowProps {
  readonly name: string;
  readonly range: TimeRange;
  readonly fault: RangeFault | undefined;
  readonly onSet: (range: TimeRange) => void;
  readonly onRemove: () => void;
}

function RangeRow({ name, range, fault, onSet, onRemove }: RangeRowProps) {
  const faultId = useId();
  const field = (part: keyof TimeRange, label: string) => (
    <input
      className="native-input"
      type="time"
      value={range[part]}
      aria-label={`${name}: ${label}`}
      aria-invalid={fault !== undefined}
      aria-describedby={fault && faultId}
      onChange={({ target }) => onSet({ ...range, [part]: target.value })}
    />
  );
  return (
    <div className="range">
      <div className="range-times">
        {field('startTime', 'start')}
        <span aria-hidden="true">–</span>
        {field('endTime', 'end')}
        <Button formAction="none" variant="icon" iconName="remove" ariaLabel={`Remove ${name}`} onClick={onRemove} />
      </div>
      {fault && (
        <div id={faultId} className="range-fault" role="alert">
          {words[fault]}
        </div>
      )}
    </div>
  );
}
