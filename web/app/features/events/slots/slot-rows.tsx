import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import '#web/app/forms/fields.css';
import './slots.css';
import { newSlot, type SlotRow } from './new-slot.ts';
import { SlotDetails, type SlotDetailsProps } from './slot-details.tsx';

interface SlotRowsProps {
  readonly rows: readonly SlotRow[];
  /** What one row is called. */
  readonly what: string;
  readonly most: number;
  /** Whether each may have a time, a court and a role of its own. */
  readonly details?: Omit<SlotDetailsProps, 'row' | 'name' | 'onChange'>;
  readonly onChange: (rows: readonly SlotRow[]) => void;
}

/** What can be signed up for: a name and how many of it. */
export function SlotRows({ rows, what, most, details, onChange }: SlotRowsProps) {
  const change = (at: number, differences: Partial<SlotRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...differences } : row)));
  return (
    <SpaceBetween size="s">
      {rows.map((row, index) => (
        <div key={row.slotId} className="slot-row">
          <FormField label={`${what} ${index + 1}`}>
            <Input value={row.label} onChange={({ detail }) => change(index, { label: detail.value.slice(0, 60) })} />
          </FormField>
          <FormField label="How many">
            <Input
              type="number"
              inputMode="numeric"
              ariaLabel={`How many of ${what.toLowerCase()} ${index + 1}`}
              value={String(row.quantity)}
              onChange={({ detail }) => change(index, { quantity: Number(detail.value) })}
            />
          </FormField>
          <Button
            formAction="none"
            iconName="remove"
            variant="icon"
            ariaLabel={`Remove ${what.toLowerCase()} ${index + 1}`}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          />
          {details && (
            <SlotDetails
              {...details}
              row={row}
              name={`${what.toLowerCase()} ${index + 1}`}
              onChange={(differences) => change(index, differences)}
            />
          )}
        </div>
      ))}
      {rows.length < most && (
        <Button formAction="none" iconName="add-plus" onClick={() => onChange([...rows, newSlot()])}>
          Add {what.toLowerCase()}
        </Button>
      )}
    </SpaceBetween>
  );
}
