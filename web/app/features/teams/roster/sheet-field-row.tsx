import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { SheetField } from '#shared/teams/roster/sheet.ts';

const types = [
  { value: 'text', label: 'Text' },
  { value: 'number', label: 'Number' },
  { value: 'date', label: 'Date' },
  { value: 'select', label: 'Choice' },
  { value: 'bool', label: 'Yes or no' },
  { value: 'file', label: 'File' },
];
const viewers = [
  { value: 'self', label: 'Only the player' },
  { value: 'admins', label: 'Organizers' },
  { value: 'members', label: 'All members' },
];

const askings = [
  { value: 'optional', label: 'Optional', at: undefined },
  { value: 'join', label: 'Required after joining', at: 'join' as const },
  { value: 'season', label: 'Required when registering for a season', at: 'season' as const },
];

interface SheetFieldRowProps {
  readonly field: SheetField;
  readonly number: number;
  /** Undefined removes it. */
  readonly onChange: (field: SheetField | undefined) => void;
}

/** The settings of one custom field. */
export const SheetFieldRow = ({ field, number, onChange }: SheetFieldRowProps) => (
  <SpaceBetween size="xs">
    <FormField label={`Field ${number}`}>
      <Input value={field.label} onChange={({ detail }) => onChange({ ...field, label: detail.value })} />
    </FormField>
    <FormField label={`Type of field ${number}`}>
      <Select
        options={types}
        selectedOption={types.find(({ value }) => value === field.type) ?? null}
        onChange={({ detail }) => onChange({ ...field, type: detail.selectedOption.value as SheetField['type'] })}
      />
    </FormField>
    {field.type === 'select' && (
      <FormField label={`Choices of field ${number}`} constraintText="Separated by commas.">
        <Input
          value={field.options.join(',')}
          onChange={({ detail }) => onChange({ ...field, options: detail.value.split(',') })}
        />
      </FormField>
    )}
    <FormField label={`Who can see field ${number}`}>
      <Select
        options={viewers}
        selectedOption={viewers.find(({ value }) => value === field.visibleTo) ?? null}
        onChange={({ detail }) =>
          onChange({ ...field, visibleTo: detail.selectedOption.value as SheetField['visibleTo'] })
        }
      />
    </FormField>
    <Checkbox
      checked={field.isSensitive}
      onChange={({ detail }) => onChange({ ...field, isSensitive: detail.checked })}
    >
      Sensitive: only the player and the owner can see it
    </Checkbox>
    <FormField label={`When field ${number} is required`}>
      <Select
        options={askings}
        selectedOption={askings.find(({ value }) => value === (field.requiredAt ?? 'optional')) ?? null}
        onChange={({ detail: { selectedOption } }) =>
          onChange({ ...field, requiredAt: askings.find(({ value }) => value === selectedOption.value)?.at })
        }
      />
    </FormField>
    <Button ariaLabel={`Remove field ${number}`} onClick={() => onChange(undefined)}>
      Remove
    </Button>
  </SpaceBetween>
);
