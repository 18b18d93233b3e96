import ExpandableSection from '@cloudscape-design/components/expandable-section';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { quantity } from '#shared/quantity.ts';
import type { Source } from '#shared/teams/import/columns.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { columnChoices } from './column-choices.ts';
import type { ReadRosterFile } from './use-roster-file.ts';

interface MappingProps {
  readonly file: ReadRosterFile;
  readonly sheet: RosterSheet;
}

/** What each column is. Those that nothing recognized stand first; a choice does not move a column elsewhere. */
export function ColumnMapping({ file, sheet }: MappingProps) {
  const [unknown] = useState(() => file.headings.flatMap((_, at) => (file.sources[at] === '' ? at : [])));
  const known = file.headings.flatMap((_, at) => (unknown.includes(at) ? [] : at));
  const selects = (ats: readonly number[]) =>
    ats.map((at) => <ColumnSelect key={at} at={at} file={file} sheet={sheet} />);
  return (
    <SpaceBetween size="m">
      {unknown.length > 0 && (
        <SpaceBetween size="s">
          <p>
            <strong>{quantity(unknown.length, 'column')} we don’t recognize.</strong> Choose what each one is, or leave
            it out.
          </p>
          <div className="import-columns">{selects(unknown)}</div>
        </SpaceBetween>
      )}
      {known.length > 0 && (
        <ExpandableSection headerText={`${quantity(known.length, 'column')} recognized`}>
          <div className="import-columns">{selects(known)}</div>
        </ExpandableSection>
      )}
    </SpaceBetween>
  );
}

function ColumnSelect({ at, file, sheet }: MappingProps & { readonly at: number }) {
  const heading = file.headings[at] ?? '';
  const source = file.sources[at] ?? '';
  const choices = columnChoices(heading, source, sheet);
  const example = file.exampleOf(at);
  return (
    <FormField
      label={`Column ${heading || at + 1}`}
      constraintText={example === '' ? 'This column is empty.' : `Example: ${example.slice(0, 60)}`}
    >
      <Select
        options={choices}
        selectedOption={choices.find(({ value }) => value === source) ?? null}
        onChange={({ detail }) => file.setSource(at, detail.selectedOption.value as Source)}
      />
    </FormField>
  );
}
