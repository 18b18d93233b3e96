import { useId, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { quantity } from '#shared/quantity.ts';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import type { EventControl } from './event-values.ts';

const lengths = ['60', '90', '120'] as const;
type Length = (typeof lengths)[number] | 'other';

const isLength = (minutes: string): minutes is Length => lengths.some((one) => one === minutes);

/** The time on the clock where it happens, and how long it lasts. */
export function TimeFields({ control }: EventControl) {
  const isTimeTbd = useWatch({ control, name: 'isTimeTbd' });
  const { field } = useController({ control, name: 'duration' });
  const { hours = 0, minutes = 0 } = field.value ?? {};
  const total = String(hours * 60 + minutes);
  const [wantsOther, setOther] = useState(false);
  const isOther = wantsOther || !isLength(total);
  const pick = (length: Length) => {
    setOther(length === 'other');
    if (length !== 'other') field.onChange({ hours: Math.floor(Number(length) / 60), minutes: Number(length) % 60 });
  };
  return (
    <div className="event-times">
      {!isTimeTbd && <TimeField control={control} />}
      <ChipChoice<Length>
        label="Length"
        isLabelHidden
        options={[
          ...lengths.map((length) => ({
            value: length,
            label: length === '60' ? '60 min' : length,
            name: quantity(Number(length), 'minute'),
          })),
          { value: 'other', label: 'Other', name: 'Another length' },
        ]}
        value={isOther ? 'other' : isLength(total) ? total : 'other'}
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
  const { field } = useController({ control, name: 'localStart' });
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
