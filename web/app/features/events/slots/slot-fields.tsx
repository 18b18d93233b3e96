import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWatch } from 'react-hook-form';
import type { EventLocation } from '#shared/events/details/schemas.ts';
import type { SlotGroup } from '#shared/events/slots/schemas.ts';
import type { Currency } from '#shared/money.ts';
import { useField } from '#web/app/forms/use-field.ts';
import type { EventControl } from '../details/edit/event-values.ts';
import { firstMessage } from '../details/edit/first-message.ts';
import { usePlaceCourts } from '../details/edit/place/use-place-courts.ts';
import { newSlot } from './new-slot.ts';
import { SlotRows } from './slot-rows.tsx';

/** What people who are in sign up for, and what they bring. */
export function SlotFields({ control }: EventControl) {
  const groups = useField({ control, name: 'eventSlotGroup' });
  const bring = useField({ control, name: 'bringList' });
  const { kind, placeId } = useWatch({ control, name: 'location' });
  const [price, tickets] = useWatch({ control, name: ['price', 'ticketTypes'] });
  const currency = price?.currency ?? tickets?.[0]?.price.currency;
  const courts = usePlaceCourts(kind === 'place' ? placeId : undefined);
  const all = groups.field.value ?? [];
  const set = (next: readonly SlotGroup[]) => groups.field.onChange(next.length > 0 ? next : undefined);
  return (
    <SpaceBetween size="l">
      <FormField label="Who brings what" errorText={firstMessage(bring.fieldState.error)} stretch>
        <SlotRows
          rows={bring.field.value ?? []}
          what="Thing"
          most={20}
          onChange={(rows) => bring.field.onChange(rows.length > 0 ? rows : undefined)}
        />
      </FormField>
      <FormField label="Sign-ups" errorText={firstMessage(groups.fieldState.error)} stretch>
        <SpaceBetween size="l">
          {all.map((group, index) => (
            <GroupFields
              key={group.slots[0]?.slotId ?? index}
              group={group}
              number={index + 1}
              courts={courts}
              currency={currency}
              onChange={(changed) => set(all.map((one, at) => (at === index ? changed : one)))}
              onRemove={() => set(all.filter((_, at) => at !== index))}
            />
          ))}
          {all.length < 10 && (
            <Button
              formAction="none"
              iconName="add-plus"
              onClick={() => set([...all, { label: '', selection: 'many', slots: [newSlot()] }])}
            >
              Add a group
            </Button>
          )}
        </SpaceBetween>
      </FormField>
    </SpaceBetween>
  );
}

const choices = [
  { value: 'many', label: 'As many as they like' },
  { value: 'one', label: 'One' },
  ...[2, 3, 4, 5].map((most) => ({ value: `up_to:${most}`, label: `Up to ${most}` })),
];

interface GroupFieldsProps {
  readonly group: SlotGroup;
  readonly number: number;
  readonly courts: NonNullable<EventLocation['courts']>;
  readonly currency: Currency | undefined;
  readonly onChange: (group: SlotGroup) => void;
  readonly onRemove: () => void;
}

function GroupFields({ group, number, courts, currency, onChange, onRemove }: GroupFieldsProps) {
  const { label, selection, slots } = group;
  const others = choices.some(({ value }) => value === selection)
    ? choices
    : [...choices, { value: selection, label: `Up to ${selection.slice(6)}` }];
  return (
    <SpaceBetween size="s">
      <FormField label={`Group ${number}`}>
        <Input value={label} onChange={({ detail }) => onChange({ ...group, label: detail.value.slice(0, 60) })} />
      </FormField>
      <FormField label="Each person may choose">
        <Select
          options={others}
          selectedOption={others.find(({ value }) => value === selection) ?? null}
          onChange={({ detail }) => onChange({ ...group, selection: detail.selectedOption.value ?? 'many' })}
        />
      </FormField>
      <SlotRows
        rows={slots}
        what="Slot"
        most={50}
        details={{ courts, currency }}
        onChange={(rows) => onChange({ ...group, slots: [...rows] })}
      />
      <Button formAction="none" onClick={onRemove}>
        Remove group {number}
      </Button>
    </SpaceBetween>
  );
}
