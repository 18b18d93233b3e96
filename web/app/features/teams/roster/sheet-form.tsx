import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { SheetFieldRow } from './sheet-field-row.tsx';

interface SheetProps {
  readonly teamId: string;
  readonly sheet: RosterSheet;
  readonly version: number;
}

const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
/** The settings of a roster: squads, tracked items and custom fields. */
export function SheetForm({ teamId, sheet: saved, version }: SheetProps) {
  const { run, isRunning, problem } = useOperation(teamRoster, 'saveRosterSheet', {
    done: 'Roster settings saved',
    isForm: true,
  });
  const [sheet, setSheet] = useState<RosterSheet>(saved);
  const [wrong, setWrong] = useState('');
  const save = () => {
    const fields = sheet.fields.map((field) => ({
      ...field,
      options: field.options.filter((one) => one.trim() !== ''),
    }));
    const { data, error } = RosterSheet.safeParse({ ...sheet, fields });
    setWrong(error?.issues[0]?.message ?? '');
    if (data) void run({ teamId, version, sheet: data });
  };
  return (
    <Container header={<Header variant="h2">Roster settings</Header>}>
      <SpaceBetween size="m">
        <Names
          what="team"
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
        {sheet.items.length > 0 && <DueDays items={sheet.items} onChange={(items) => setSheet({ ...sheet, items })} />}
        {sheet.fields.map((field, index) => (
          <SheetFieldRow
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
          Add field
        </Button>
        {(wrong || problem) && <div role="alert">{wrong || problem}</div>}
        <Button variant="primary" loading={isRunning} onClick={save}>
          Save settings
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
          ariaLabel={`Remove ${what} ${index + 1}`}
          onClick={() => onChange(names.filter((one) => one.id !== id))}
        >
          Remove
        </Button>
      </div>
    ))}
    <Button onClick={() => onChange([...names, { id: newId(), name: '' }])}>Add a {what}</Button>
  </SpaceBetween>
);

interface DueDaysProps {
  readonly items: RosterSheet['items'];
  readonly onChange: (items: RosterSheet['items']) => void;
}

/** The due date of each tracked item. */
const DueDays = ({ items, onChange }: DueDaysProps) => (
  <SpaceBetween size="xs">
    {items.map((item, index) => (
      <NativeInput
        key={item.itemId}
        type="date"
        label={`Due date of ${item.name || `tracked item ${index + 1}`} (optional)`}
        value={item.dueOn ?? ''}
        onChange={(day) => onChange(items.map((one) => (one === item ? { ...one, dueOn: day || undefined } : one)))}
      />
    ))}
  </SpaceBetween>
);
