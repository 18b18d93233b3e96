import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import type { CapacityGroup } from '#shared/events/rsvp/line/capacity-groups.ts';
import '../../slots/slots.css';

interface GroupRowProps {
  readonly group: CapacityGroup;
  readonly number: number;
  readonly onChange: (group: CapacityGroup) => void;
  /** Absent where there would be too few groups. */
  readonly onRemove: (() => void) | undefined;
}

/** One group of spots: its name, its maximum and the spots reserved for it. */
export function GroupRow({ group, number, onChange, onRemove }: GroupRowProps) {
  const { min: _, ...unkept } = group;
  return (
    <div className="slot-row group-row">
      <FormField label={`Name of group ${number}`}>
        <Input
          value={group.label}
          onChange={({ detail }) => onChange({ ...group, label: detail.value.slice(0, 30) })}
        />
      </FormField>
      <FormField label="Maximum">
        <Input
          type="number"
          inputMode="numeric"
          ariaLabel={`Maximum of group ${number}`}
          value={String(group.max)}
          onChange={({ detail }) => onChange({ ...group, max: Number(detail.value) })}
        />
      </FormField>
      <FormField label="Reserved">
        <Input
          type="number"
          inputMode="numeric"
          ariaLabel={`Reserved spots of group ${number}`}
          placeholder="None"
          value={group.min === undefined ? '' : String(group.min)}
          onChange={({ detail }) => onChange(detail.value ? { ...group, min: Number(detail.value) } : unkept)}
        />
      </FormField>
      {onRemove && (
        <Button
          formAction="none"
          iconName="remove"
          variant="icon"
          ariaLabel={`Remove group ${number}`}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
