import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { quantity } from '#shared/quantity.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { LineEditor } from './line-editor.tsx';
import type { Preview, PreviewLine } from './preview.ts';
import type { ReadRosterFile } from './use-roster-file.ts';

interface PreviewProps {
  readonly preview: Preview;
  /** The columns as they were sent. */
  readonly sent: readonly string[];
  readonly file: ReadRosterFile;
  readonly sheet: RosterSheet;
  /** Whether nothing was changed since. */
  readonly isFresh: boolean;
  readonly onCheck: () => void;
  readonly onRun: () => void;
}

/** The preview, line by line; the import does exactly this, or nothing. */
export function ImportPreview({ preview: { counts, lines }, sent, file, sheet, isFresh, ...on }: PreviewProps) {
  const [showsReady, setShowsReady] = useState(false);
  const all = quantity(lines.length, 'person', 'people');
  const unclear = lines.filter(({ kind }) => kind === 'needsYou');
  const ready = lines.filter(({ kind }) => kind !== 'needsYou');
  const editors = (some: readonly PreviewLine[]) =>
    some.map((line) => <LineEditor key={line.line} line={line} sent={sent} file={file} sheet={sheet} />);
  return (
    <SpaceBetween size="m">
      <p role="status">
        <strong>
          {all}: {counts.new} new, {counts.matched} changed, {counts.same} as they are, {counts.needsYou} need you
        </strong>
      </p>
      {unclear.length > 0 && (
        <SpaceBetween size="s">
          <p>Fix these lines here and check again. We’ll skip any line that still needs you.</p>
          <ul className="import-lines" aria-label="Lines that need you">
            {editors(unclear)}
          </ul>
        </SpaceBetween>
      )}
      {ready.length > 0 && (
        <ExpandableSection
          headerText={`${quantity(ready.length, 'line')} ready`}
          expanded={showsReady}
          onChange={({ detail }) => setShowsReady(detail.expanded)}
        >
          {showsReady && (
            <ul className="import-lines" aria-label="Lines that are ready">
              {editors(ready)}
            </ul>
          )}
        </ExpandableSection>
      )}
      <p>No one gets a notification. New players wait on your invite list until you invite them.</p>
      {isFresh ? (
        <Button variant="primary" disabled={counts.new + counts.matched === 0} onClick={on.onRun}>
          Import
        </Button>
      ) : (
        <Button variant="primary" onClick={on.onCheck}>
          Check again
        </Button>
      )}
    </SpaceBetween>
  );
}
