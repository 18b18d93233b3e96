import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Payment } from '#shared/events/payments/schemas.ts';
import '../slots/slots.css';

type Tier = NonNullable<Payment['refundTiers']>[number];

interface RefundRowsProps {
  readonly tiers: readonly Tier[];
  readonly onChange: (tiers: readonly Tier[]) => void;
}

/** What part comes back until when, the earliest first. */
export function RefundRows({ tiers, onChange }: RefundRowsProps) {
  const change = (at: number, more: Partial<Tier>) =>
    onChange(tiers.map((tier, index) => (index === at ? { ...tier, ...more } : tier)));
  return (
    <SpaceBetween size="s">
      {tiers.map(({ hoursBefore, percent }, index) => (
        <div key={index} className="slot-row">
          <FormField label="Hours before the start">
            <Input
              type="number"
              inputMode="numeric"
              ariaLabel={`Hours before the start, step ${index + 1}`}
              value={String(hoursBefore)}
              onChange={({ detail }) => change(index, { hoursBefore: Number(detail.value) })}
            />
          </FormField>
          <FormField label="Percent">
            <Input
              type="number"
              inputMode="numeric"
              ariaLabel={`Percent that comes back, step ${index + 1}`}
              value={String(percent)}
              onChange={({ detail }) => change(index, { percent: Number(detail.value) })}
            />
          </FormField>
          <Button
            formAction="none"
            iconName="remove"
            variant="icon"
            ariaLabel={`Remove step ${index + 1}`}
            onClick={() => onChange(tiers.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {tiers.length < 4 && (
        <Button
          formAction="none"
          iconName="add-plus"
          onClick={() => onChange([...tiers, tiers.length === 0 ? { hoursBefore: 48, percent: 100 } : after(tiers)])}
        >
          Add a step
        </Button>
      )}
    </SpaceBetween>
  );
}

/** Half of what the last step gives, at half of its time. */
function after(tiers: readonly Tier[]): Tier {
  const { hoursBefore = 48, percent = 100 } = tiers.at(-1) ?? {};
  return { hoursBefore: Math.floor(hoursBefore / 2), percent: Math.floor(percent / 2) };
}
