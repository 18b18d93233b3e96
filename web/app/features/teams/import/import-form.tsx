import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import { quantity } from '#shared/quantity.ts';
import { type ArrangedFile, arrangeFile } from '#shared/teams/import/arrange.ts';
import { fixedColumns, otherSources, ownColumns, type Source } from '#shared/teams/import/columns.ts';
import { mostLines } from '#shared/teams/import/operations.ts';
import { recognizeColumns } from '#shared/teams/import/recognize.ts';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { csvRows } from './csv-rows.ts';
import { ImportPreview, type Preview } from './import-preview.tsx';
import { type RosterFile, withInternationalPhones } from './with-international-phones.ts';

/** An upload and the lines it was made of. */
interface Asked {
  readonly at: string;
  readonly file: RosterFile;
}
interface Looked {
  readonly at: string;
  readonly preview: Preview;
}

/** The preview, as long as it belongs to the current file. */
function shownOf(file: ArrangedFile, asked: Asked | undefined, looked: Looked | undefined) {
  if (!asked || asked.at !== JSON.stringify(file) || looked?.at !== JSON.stringify(asked.file)) return undefined;
  return { file: asked.file, preview: looked.preview };
}

/** A file or pasted lines, then the columns, then a preview. */
export function ImportForm({ teamId, sheet }: { readonly teamId: string; readonly sheet: RosterSheet }) {
  const [looked, setLooked] = useState<Looked>();
  const look = useOperation(teamRoster, 'previewTeamImport', {
    onDone: (preview, { columns, lines }) => setLooked({ at: JSON.stringify({ columns, lines }), preview }),
    showsProblem: true,
    rereads: false,
  });
  const take = useOperation(teamRoster, 'runTeamImport', {
    done: ({ counts }) =>
      `Roster imported: ${counts.new} new, ${counts.matched} updated. You can undo this for seven days`,
    onDone: () => setLooked(undefined),
    showsProblem: true,
  });
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly Source[]>();
  const [asked, setAsked] = useState<Asked>();
  const [headings = [], ...lines] = csvRows(text);
  const sources = chosen ?? recognizeColumns(headings, lines, sheet).map((one) => (one.startsWith('new:') ? '' : one));
  const file = arrangeFile({ headings, lines, sources }, sheet);
  const isBusy = look.isRunning || take.isRunning;
  const rejection = look.rejection ?? take.rejection;
  const shown = isBusy ? undefined : shownOf(file, asked, looked);
  const ask = async () => {
    const sent = await withInternationalPhones(file);
    setAsked({ at: JSON.stringify(file), file: sent });
    look.run({ teamId, ...sent });
  };
  const read = (next: string) => {
    setText(next);
    setChosen(undefined);
  };
  return (
    <Container header={<Header variant="h2">From a file</Header>}>
      <SpaceBetween size="m">
        <label className="import-file">
          CSV file
          <input
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={async ({ target }) => read((await target.files?.[0]?.text()) ?? '')}
          />
        </label>
        <FormField
          label="Or paste a list, starting with the headings"
          description={`We recognize these columns: ${headingsOf(sheet).join(', ')}. You can match or skip the others.`}
          constraintText={`${quantity(lines.length, 'line')}, up to ${mostLines} at once.`}
          stretch
        >
          <Textarea value={text} rows={5} onChange={({ detail }) => read(detail.value)} />
        </FormField>
        {lines.length > 0 && (
          <Mapping headings={headings} columns={sources} sheet={sheet} onChange={(next) => setChosen(next)} />
        )}
        {rejection && (
          <div role="alert">{rejection.fields.lines ?? Object.values(rejection.fields)[0] ?? rejection.title}</div>
        )}
        {isBusy && <ProgressBar label="Reading the lines" value={50} />}
        {lines.length > 0 && (
          <Button loading={isBusy} onClick={() => void ask()}>
            Preview import
          </Button>
        )}
        {shown && (
          <ImportPreview
            preview={shown.preview}
            onRun={() => void take.run({ teamId, plan: shown.preview.plan, ...shown.file })}
          />
        )}
      </SpaceBetween>
    </Container>
  );
}

const headingsOf = (sheet: RosterSheet): string[] => [
  ...Object.values(fixedColumns),
  ...ownColumns(sheet).map(({ heading }) => heading),
];

interface MappingProps {
  readonly headings: readonly string[];
  readonly columns: readonly Source[];
  readonly sheet: RosterSheet;
  readonly onChange: (columns: readonly Source[]) => void;
}

function Mapping({ headings, columns, sheet, onChange }: MappingProps) {
  const choices = [
    { value: '', label: 'Skip' },
    ...Object.entries(fixedColumns).map(([value, label]) => ({ value, label: label as string })),
    ...Object.entries(otherSources).map(([value, label]) => ({ value, label: label as string })),
    ...ownColumns(sheet).map(({ column, heading }) => ({ value: column, label: heading })),
  ];
  return (
    <SpaceBetween size="s">
      {headings.map((heading, index) => (
        <FormField key={`${index} ${heading}`} label={`Column ${heading || index + 1}`}>
          <Select
            options={choices}
            selectedOption={choices.find(({ value }) => value === columns[index]) ?? null}
            onChange={({ detail }) =>
              onChange(
                headings.map((_, at) => (at === index ? (detail.selectedOption.value as Source) : (columns[at] ?? ''))),
              )
            }
          />
        </FormField>
      ))}
    </SpaceBetween>
  );
}
