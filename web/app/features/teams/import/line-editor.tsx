import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { columnName } from './column-choices.ts';
import type { PreviewLine } from './preview.ts';
import type { ReadRosterFile } from './use-roster-file.ts';

interface EditorProps {
  readonly line: PreviewLine;
  /** The columns as they were sent, in the order of the file's. */
  readonly sent: readonly string[];
  readonly file: ReadRosterFile;
  readonly sheet: RosterSheet;
}

/** A line with the cells that are wrong, or all of its cells, to be corrected in place. */
export function LineEditor({ line, sent, file, sheet }: EditorProps) {
  const [isOpen, setIsOpen] = useState(false);
  const faults = line.faults ?? [];
  const isWrong = (column: string) => faults.some((fault) => fault.column === column);
  const cells = file.arranged.lines[line.line - 1] ?? [];
  const rowName = cells[file.arranged.columns.indexOf('name')] ?? '';
  const title = rowName === '' ? `Line ${line.line}` : `Line ${line.line} · ${rowName}`;
  const shown = sent.flatMap((column, at) => (isOpen || isWrong(column) ? at : []));
  return (
    <li className="import-line">
      <div className="import-line-head">
        <strong>{title}</strong>
        <span>{becomes(line, rowName)}</span>
        <Button
          variant="inline-link"
          ariaExpanded={isOpen}
          ariaLabel={`${isOpen ? 'Close' : 'Edit'} line ${line.line}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Edit'}
        </Button>
      </div>
      {faults
        .filter(({ column }) => !column || !sent.includes(column))
        .map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      <fieldset className="import-columns" aria-label={title}>
        {shown.map((at) => (
          <Cell
            key={at}
            name={columnName(file.arranged.columns[at] ?? '', sheet)}
            value={cells[at] ?? ''}
            fault={faults.flatMap(({ column, text }) => (column === sent[at] ? text : [])).join(' ')}
            onChange={(cell) => file.correct(line.line - 1, file.arranged.columns[at] ?? '', cell)}
          />
        ))}
      </fieldset>
    </li>
  );
}

function becomes({ kind, name }: PreviewLine, rowName: string): string {
  if (kind === 'new') return 'New';
  const whose = name.toLowerCase() === rowName.toLowerCase() ? '' : ` of ${name}`;
  if (kind === 'matched') return `Updates the entry${whose}`;
  return kind === 'same' ? `Same as the entry${whose}` : '';
}

interface CellProps {
  readonly name: string;
  readonly value: string;
  readonly fault: string;
  readonly onChange: (cell: string) => void;
}

const Cell = ({ name, value, fault, onChange }: CellProps) => (
  <FormField label={name} errorText={fault}>
    {value.includes('\n') ? (
      <Textarea value={value} invalid={fault !== ''} onChange={({ detail }) => onChange(detail.value)} />
    ) : (
      <Input
        autoComplete={false}
        value={value}
        invalid={fault !== ''}
        onChange={({ detail }) => onChange(detail.value)}
      />
    )}
  </FormField>
);
