import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { quantity } from '#shared/quantity.ts';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import type { EventControl } from '../event-values.ts';

const usualLengths = [60, 90, 120];

/** What a length is called on its chip: `60 min`, then `90`; whole hours above are `3 h`. */
function chipWords(minutes: number): string {
  if (minutes === usualLengths[0]) return `${minutes} min`;
  return minutes > 120 && minutes % 60 === 0 ? `${minutes / 60} h` : String(minutes);
}

/** The time on the clock where it happens, and how long it lasts. */
export function TimeFields({ control }: EventControl) {
  const isTimeTbd = useWatch({ control, name: 'isTimeTbd' });
  const { field } = useField({ control, name: 'duration' });
  const { hours = 0, minutes = 0 } = field.value ?? {};
  const total = hours * 60 + minutes;
  const [wantsOther, setOther] = useState(false);
  // What the event began with, such as the length of the host's last one, has a chip of its own.
  const [given] = useState(total);
  const lengths = [...new Set([...usualLengths, ...(given >= 15 ? [given] : [])])].toSorted((a, b) => a - b);
  const isOther = wantsOther || !lengths.includes(total);
  const pick = (length: string) => {
    setOther(length === 'other');
    if (length !== 'other') field.onChange({ hours: Math.floor(Number(length) / 60), minutes: Number(length) % 60 });
  };
  return (
    <div className="event-times">
      {!isTimeTbd && <TimeField control={control} />}
      <ChipChoice
        label="Length"
        isLabelHidden
        options={[
          ...lengths.map((length) => ({
            value: String(length),
            label: chipWords(length),
            name: quantity(length, 'minute'),
          })),
          { value: 'other', label: 'Other', name: 'Another length' },
        ]}
        value={isOther ? 'other' : String(total)}
        onChange={pick}
      />
      {isOther && (
        <div className="fields-in-a-row event-length">
          <NumberField control={control} name="duration.hours" label="Hours" />
          <NumberField control={control} name="duration.minutes" label="Minutes" />
        </div>
      )}
    </div>
  );
}

function TimeField({ control }: EventControl) {
  const { field } = useField({ control, name: 'localStart' });
  const id = useId();
  const [date = '', time = ''] = String(field.value ?? '').split('T');
  return (
    <span className="time-field">
      <LineIcon name="clock" size={20} />
      <label htmlFor={id} className="visually-hidden">
        Start time
      </label>
      <input
        id={id}
        type="time"
        value={time.slice(0, 5)}
        onChange={(event) => field.onChange(`${date}T${event.target.value}`)}
        onBlur={field.onBlur}
      />
    </span>
  );
}
