import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { dayName } from '../names.ts';
import type { MoreProps } from './plan-more-props.ts';

/** Days without play, and times at which fields are closed. */
export function ClosedDays({ more: { holidays, closures }, onChange }: MoreProps) {
  const [day, setDay] = useState('');
  const add = () => {
    if (day) onChange({ holidays: [...new Set([...holidays, day])].sort() });
    setDay('');
  };
  return (
    <SpaceBetween size="s">
      {holidays.map((one) => (
        <Button
          key={one}
          iconName="close"
          onClick={() => onChange({ holidays: holidays.filter((other) => other !== one) })}
        >
          {`Remove ${dayName(one)}`}
        </Button>
      ))}
      <NativeInput label="Holiday" type="date" value={day} onChange={setDay} />
      <Button onClick={add}>Add holiday</Button>
      {closures.map(({ id, reason, from, until }) => (
        <Button
          key={id}
          iconName="close"
          onClick={() => onChange({ closures: closures.filter((other) => other.id !== id) })}
        >
          {`Reopen: ${reason}, ${from.replace('T', ' ')} to ${until.replace('T', ' ')}`}
        </Button>
      ))}
    </SpaceBetween>
  );
}
