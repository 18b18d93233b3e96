import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { SheetField } from '#shared/teams/sheet.ts';

const types = [
  { value: 'text', label: 'Text' },
  { value: 'number', label: 'Number' },
  { value: 'date', label: 'Date' },
  { value: 'select', label: 'A choice' },
  { value: 'bool', label: 'Yes or no' },
];
const viewers = [
  { value: 'self', label: 'The person alone' },
  { value: 'admins', label: 'Those who manage members' },
  { value: 'members', label: 'Every member' },
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
    <Select
      ariaLabel={`Type of field ${number}`}
      options={types}
      selectedOption={types.find(({ value }) => value === field.type) ?? null}
      onChange={({ detail }) => onChange({ ...field, type: detail.selectedOption.value as SheetField['type'] })}
    />
    {field.type === 'select' && (
      <FormField label={`Choices of field ${number}`} constraintText="With commas between.">
        <Input
          value={field.options.join(',')}
          onChange={({ detail }) => onChange({ ...field, options: detail.value.split(',') })}
        />
      </FormField>
    )}
    <Select
      ariaLabel={`Who sees field ${number}`}
      options={viewers}
      selectedOption={viewers.find(({ value }) => value === field.visibleTo) ?? null}
      onChange={({ detail }) =>
        onChange({ ...field, visibleTo: detail.selectedOption.value as SheetField['visibleTo'] })
      }
    />
    <Checkbox
      checked={field.isSensitive}
      onChange={({ detail }) => onChange({ ...field, isSensitive: detail.checked })}
    >
      Sensitive: for the person and the owner alone
    </Checkbox>
    <Checkbox
      checked={field.requiredAt !== undefined}
      onChange={({ detail }) => onChange({ ...field, requiredAt: detail.checked ? 'join' : undefined })}
    >
      Everybody is to answer: whoever has not is asked
    </Checkbox>
    <Button ariaLabel={`Take away field ${number}`} onClick={() => onChange(undefined)}>
      Take away
    </Button>
  </SpaceBetween>
);
