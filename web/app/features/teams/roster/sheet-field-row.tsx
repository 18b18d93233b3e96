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
  { value: 'select', label: 'A choice' },
  { value: 'bool', label: 'Yes or no' },
  { value: 'file', label: 'A file' },
];
const viewers = [
  { value: 'self', label: 'The person alone' },
  { value: 'admins', label: 'Those who manage members' },
  { value: 'members', label: 'Every member' },
];

const askings = [
  { value: 'nobody', label: 'Nobody has to answer', at: undefined },
  { value: 'join', label: 'Everybody is asked once they are in', at: 'join' as const },
  { value: 'season', label: 'Members answer when they register for a season', at: 'season' as const },
];

interface SheetFieldRowProps {
  readonly field: SheetField;
  readonly number: number;
  /** Undefined takes it away. */
  readonly onChange: (field: SheetField | undefined) => void;
}

/** One field of the team's own, as it is laid out. */
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
      <FormField label={`Choices of field ${number}`} constraintText="With commas between.">
        <Input
          value={field.options.join(',')}
          onChange={({ detail }) => onChange({ ...field, options: detail.value.split(',') })}
        />
      </FormField>
    )}
    <FormField label={`Who sees field ${number}`}>
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
      Sensitive: for the person and the owner alone
    </Checkbox>
    <FormField label={`Who has to answer field ${number}`}>
      <Select
        options={askings}
        selectedOption={askings.find(({ value }) => value === (field.requiredAt ?? 'nobody')) ?? null}
        onChange={({ detail: { selectedOption } }) =>
          onChange({ ...field, requiredAt: askings.find(({ value }) => value === selectedOption.value)?.at })
        }
      />
    </FormField>
    <Button ariaLabel={`Take away field ${number}`} onClick={() => onChange(undefined)}>
      Take away
    </Button>
  </SpaceBetween>
);
