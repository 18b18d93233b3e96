import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { RosterSheet, type SheetField } from '#shared/teams/sheet.ts';
import { usePageSend } from '../../forms/use-page-send.ts';
import type { RosterIntent } from './roster-intents.ts';

interface SheetProps {
  readonly sheet: RosterSheet;
  readonly version: number;
}

const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
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

/** How the roster is laid out: squads, tracked items, and fields of the team's own. */
export function SheetForm({ sheet: saved, version }: SheetProps) {
  const { send, isBusy, problem } = usePageSend<RosterIntent>();
  const [sheet, setSheet] = useState<RosterSheet>(saved);
  const [wrong, setWrong] = useState('');
  const save = () => {
    const { data, error } = RosterSheet.safeParse(sheet);
    setWrong(error?.issues[0]?.message ?? '');
    if (data) send({ intent: 'sheet', version, sheet: data });
  };
  return (
    <Container header={<Header variant="h2">Lay out the roster</Header>}>
      <SpaceBetween size="m">
        <Names
          what="squad"
          names={sheet.squads.map(({ squadId, name }) => ({ id: squadId, name }))}
          onChange={(all) => setSheet({ ...sheet, squads: all.map(({ id, name }) => ({ squadId: id, name })) })}
        />
        <Names
          what="tracked item"
          names={sheet.items.map(({ itemId, name }) => ({ id: itemId, name }))}
          onChange={(all) =>
            setSheet({
              ...sheet,
              items: all.map(({ id, name }) => ({ ...sheet.items.find((one) => one.itemId === id), itemId: id, name })),
            })
          }
        />
        {sheet.fields.map((field, index) => (
          <FieldRow
            key={field.fieldId}
            field={field}
            number={index + 1}
            onChange={(next) =>
              setSheet({
                ...sheet,
                fields: sheet.fields.flatMap((one) => (one.fieldId === field.fieldId ? (next ?? []) : one)),
              })
            }
          />
        ))}
        <Button
          onClick={() =>
            setSheet({
              ...sheet,
              fields: [
                ...sheet.fields,
                { fieldId: newId(), label: '', type: 'text', options: [], visibleTo: 'admins', isSensitive: false },
              ],
            })
          }
        >
          Add a field
        </Button>
        {(wrong || problem) && <div role="alert">{wrong || problem}</div>}
        <Button variant="primary" loading={isBusy} onClick={save}>
          Save the layout
        </Button>
      </SpaceBetween>
    </Container>
  );
}

interface NamesProps {
  readonly what: string;
  readonly names: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (names: readonly { readonly id: string; readonly name: string }[]) => void;
}

const Names = ({ what, names, onChange }: NamesProps) => (
  <SpaceBetween size="xs">
    {names.map(({ id, name }, index) => (
      <div key={id} className="sheet-row">
        <Input
          ariaLabel={`Name of ${what} ${index + 1}`}
          value={name}
          onChange={({ detail }) => onChange(names.map((one) => (one.id === id ? { id, name: detail.value } : one)))}
        />
        <Button
          ariaLabel={`Take away ${what} ${index + 1}`}
          onClick={() => onChange(names.filter((one) => one.id !== id))}
        >
          Take away
        </Button>
      </div>
    ))}
    <Button onClick={() => onChange([...names, { id: newId(), name: '' }])}>Add a {what}</Button>
  </SpaceBetween>
);

interface FieldRowProps {
  readonly field: SheetField;
  readonly number: number;
  /** Undefined takes it away. */
  readonly onChange: (field: SheetField | undefined) => void;
}

const FieldRow = ({ field, number, onChange }: FieldRowProps) => (
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
    <Button ariaLabel={`Take away field ${number}`} onClick={() => onChange(undefined)}>
      Take away
    </Button>
  </SpaceBetween>
);
