import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { lazy, Suspense, useState } from 'react';
import { quantity } from '#shared/quantity.ts';
import { withAdds } from '#shared/teams/import/missing.ts';
import { mostLines } from '#shared/teams/import/operations.ts';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { fileText } from './file-text.ts';
import type { Preview } from './preview.ts';
import { type ReadRosterFile, useRosterFile } from './use-roster-file.ts';
import { withInternationalPhones } from './with-international-phones.ts';

const ColumnMapping = lazy(async () => ({ default: (await import('./column-mapping.tsx')).ColumnMapping }));
const ImportPreview = lazy(async () => ({ default: (await import('./import-preview.tsx')).ImportPreview }));
const MissingParts = lazy(async () => ({ default: (await import('./missing-parts.tsx')).MissingParts }));

/** A preview of what was sent, and what the page showed then. */
interface Looked {
  readonly preview: Preview;
  readonly sent: ReturnType<typeof withAdds>;
  readonly columns: string;
  readonly at: string;
}

const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
const columnsOf = ({ text, sources }: ReadRosterFile) => JSON.stringify([text, sources]);
const stateOf = ({ arranged, missing }: ReadRosterFile) => JSON.stringify([arranged, missing]);

interface ImportFormProps {
  readonly teamId: string;
  readonly sheet: RosterSheet;
  /** The season whose teams are shown once the roster is imported. */
  readonly seasonId?: string | undefined;
}

/** Previews a file, and imports what the preview shows. */
function useImport({ teamId, seasonId }: Pick<ImportFormProps, 'teamId' | 'seasonId'>, file: ReadRosterFile) {
  const [looked, setLooked] = useState<Looked>();
  const look = useOperation(teamRoster, 'previewTeamImport', { showsProblem: true, rereads: false });
  const take = useOperation(teamRoster, 'runTeamImport', {
    done: ({ counts }) =>
      `Roster imported: ${counts.new} new, ${counts.matched} updated. You can undo this for seven days`,
    onDone: () => setLooked(undefined),
    ...(seasonId && { goTo: paths.seasonTeams(seasonId) }),
    showsProblem: true,
  });
  const check = async () => {
    const lines = await withInternationalPhones(file.arranged);
    const teams = file.missing.filter(({ isCreated }) => isCreated).map(({ name }) => name);
    const sent = withAdds({ columns: file.arranged.columns, lines }, teams, newId);
    const preview = await look.run({ teamId, ...sent });
    setLooked(preview && { preview, sent, columns: columnsOf(file), at: stateOf(file) });
  };
  return {
    check,
    run: ({ preview, sent }: Looked) => void take.run({ teamId, plan: preview.plan, ...sent }),
    /** Corrections of lines keep it; another file or other columns do not. */
    shown: looked?.columns === columnsOf(file) ? looked : undefined,
    isBusy: look.isRunning || take.isRunning,
    rejection: look.rejection ?? take.rejection,
  };
}

/** A file or pasted lines, then the columns and missing teams, then a preview to correct and import. */
export function ImportForm({ teamId, sheet, seasonId }: ImportFormProps) {
  const file = useRosterFile(sheet);
  const { check, run, shown, isBusy, rejection } = useImport({ teamId, seasonId }, file);
  const count = file.arranged.lines.length;
  return (
    <Container header={<Header variant="h2">From a file</Header>}>
      <SpaceBetween size="m">
        <FileFields file={file} count={count} />
        {count > 0 && (
          <Suspense>
            <ColumnMapping key={file.text} file={file} sheet={sheet} />
            <MissingParts file={file} />
          </Suspense>
        )}
        {rejection && (
          <div role="alert">{rejection.fields.lines ?? Object.values(rejection.fields)[0] ?? rejection.title}</div>
        )}
        {isBusy && <ProgressBar label="Reading the lines" value={50} />}
        {count > 0 && !shown && (
          <Button loading={isBusy} onClick={() => void check()}>
            Preview import
          </Button>
        )}
        {shown && (
          <Suspense>
            <ImportPreview
              preview={shown.preview}
              sent={shown.sent.columns}
              file={file}
              sheet={sheet}
              isFresh={shown.at === stateOf(file)}
              onCheck={() => void check()}
              onRun={() => run(shown)}
            />
          </Suspense>
        )}
      </SpaceBetween>
    </Container>
  );
}

const FileFields = ({ file, count }: { readonly file: ReadRosterFile; readonly count: number }) => (
  <SpaceBetween size="m">
    <FileField onRead={file.read} />
    <FormField
      label="Or paste a list, starting with the headings"
      description="We recognize files from TeamSnap, Spond, SportsEngine, LeagueApps, Google, and Excel. You can match the other columns yourself."
      constraintText={`${quantity(count, 'line')}, up to ${mostLines} at once.`}
      stretch
    >
      <Textarea value={file.text} rows={5} onChange={({ detail }) => file.read(detail.value)} />
    </FormField>
  </SpaceBetween>
);

const accepted = [
  ...['.csv', '.tsv', '.txt', 'text/csv', 'text/plain', 'text/tab-separated-values'],
  ...['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
].join(',');

/** Takes a file, and says so where it cannot be read. */
function FileField({ onRead }: { readonly onRead: (text: string) => void }) {
  const [isBroken, setBroken] = useState(false);
  const read = async (chosen: File | undefined) => {
    setBroken(false);
    try {
      onRead(chosen ? await fileText(new Uint8Array(await chosen.arrayBuffer())) : '');
    } catch {
      setBroken(true);
    }
  };
  return (
    <>
      <label className="import-file">
        Excel or CSV file
        <input type="file" accept={accepted} onChange={({ target: { files } }) => void read(files?.[0])} />
      </label>
      {isBroken && (
        <div role="alert">We can’t read this file. Save it as .xlsx without a password, or as CSV, and try again.</div>
      )}
    </>
  );
}
