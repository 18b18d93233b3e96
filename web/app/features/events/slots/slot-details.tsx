import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import type { EventLocation } from '#shared/events/details/schemas.ts';
import type { Currency } from '#shared/money.ts';
import { labelOf } from '#web/app/forms/field-words.tsx';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { MoneyInput } from '#web/app/forms/money/money-input.tsx';
import type { SlotRow } from './new-slot.ts';

export interface SlotDetailsProps {
  readonly row: SlotRow;
  /** What the slot is called among the others. */
  readonly name: string;
  /** Those of the event's place. */
  readonly courts: NonNullable<EventLocation['courts']>;
  /** Of the price of a spot; absent where players don't pay for one. */
  readonly currency: Currency | undefined;
  readonly onChange: (differences: Partial<SlotRow>) => void;
}

/** When a slot is, on the clock where it happens, on which court, what its helper does, and what it costs. */
export function SlotDetails({ row, name, courts, currency, onChange }: SlotDetailsProps) {
  return (
    <div className="slot-details">
      <NativeInput
        label="From"
        type="time"
        value={row.start ?? ''}
        onChange={(start) => onChange({ start: start || undefined })}
      />
      <NativeInput
        label="Until"
        type="time"
        value={row.end ?? ''}
        onChange={(end) => onChange({ end: end || undefined })}
      />
      <FormField label={labelOf({ label: `Role of ${name}`, isOptional: true })}>
        <Input
          placeholder="Such as scorer"
          value={row.role ?? ''}
          onChange={({ detail }) => onChange({ role: detail.value.slice(0, 40) || undefined })}
        />
      </FormField>
      {(courts.length > 0 || row.courtId) && <SlotCourt row={row} name={name} courts={courts} onChange={onChange} />}
      {(currency ?? row.price) && (
        <FormField
          label={labelOf({ label: `Price of ${name}`, isOptional: true })}
          constraintText="Players pay for it with their spot, or take it later."
        >
          <MoneyInput
            money={row.price}
            currency={currency ?? row.price?.currency ?? 'USD'}
            onChange={(price) => onChange({ price: price?.amountMinor ? price : undefined })}
          />
        </FormField>
      )}
    </div>
  );
}

const anyCourt = { value: '', label: 'Any court' };

function SlotCourt({ row: { courtId = '' }, name, courts, onChange }: Omit<SlotDetailsProps, 'currency'>) {
  const options = [anyCourt, ...courts.map((court) => ({ value: court.courtId, label: court.name }))];
  return (
    <FormField label={`Court of ${name}`}>
      <Select
        options={options}
        selectedOption={options.find(({ value }) => value === courtId) ?? null}
        placeholder="A court that’s no longer listed"
        onChange={({ detail }) => onChange({ courtId: detail.selectedOption.value || undefined })}
      />
    </FormField>
  );
}
