import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { days } from './opening-fields.tsx';
import type { MoreProps } from './plan-more-props.ts';

type Official = MoreProps['more']['officials'][number];

/** Who looks after matches and when they can, so that matches are where there are enough of them. */
export function OfficialFields({
  more: { officials, officialsPerMatch },
  onChange,
}: Pick<MoreProps, 'more' | 'onChange'>) {
  const set = (id: string, part: Partial<Official>) =>
    onChange({ officials: officials.map((one) => (one.id === id ? { ...one, ...part } : one)) });
  const add = () => {
    const last = Math.max(0, ...officials.map(({ id }) => Number(id.replace(/\D/g, '')) || 0));
    const next = {
      id: `official-${last + 1}`,
      name: `Official ${last + 1}`,
      weekdays: [5],
      from: '09:00',
      to: '18:00',
    };
    onChange({ officials: [...officials, next] });
  };
  return (
    <SpaceBetween size="m">
      <NativeInput
        label="Officials per match"
        type="number"
        value={String(officialsPerMatch)}
        onChange={(count) => onChange({ officialsPerMatch: Number(count) })}
      />
      {officials.map(({ id, name, weekdays, from, to }, index) => (
        <fieldset key={id} className="schedule-place">
          <legend>{`Official ${index + 1}`}</legend>
          <SpaceBetween size="s">
            <NativeInput label="Name" type="text" value={name} onChange={(text) => set(id, { name: text })} />
            <FormField label="Available days">
              <Multiselect
                options={days}
                selectedOptions={days.filter((_, day) => weekdays.includes(day))}
                placeholder="Choose days"
                onChange={({ detail }) =>
                  set(id, { weekdays: detail.selectedOptions.map(({ value }) => Number(value)).sort() })
                }
              />
            </FormField>
            <ColumnLayout columns={2}>
              <NativeInput label="From" type="time" value={from} onChange={(time) => set(id, { from: time })} />
              <NativeInput label="Until" type="time" value={to} onChange={(time) => set(id, { to: time })} />
            </ColumnLayout>
            <Button onClick={() => onChange({ officials: officials.filter((one) => one.id !== id) })}>
              {`Remove ${name}`}
            </Button>
          </SpaceBetween>
        </fieldset>
      ))}
      <Button onClick={add}>Add official</Button>
    </SpaceBetween>
  );
}
