import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Answer } from '#shared/contract/operation.ts';
import { quantity } from '#shared/quantity.ts';
import type { teamRoster } from '#shared/teams/roster/contract.ts';

export type Preview = Answer<typeof teamRoster.operations.previewTeamImport>;

interface PreviewProps {
  readonly preview: Preview;
  readonly onRun: () => void;
}

/** The preview; the import does exactly this, or nothing. */
export function ImportPreview({ preview: { counts, lines }, onRun }: PreviewProps) {
  const all = quantity(lines.length, 'person', 'people');
  const unclear = lines.filter(({ kind }) => kind === 'needsYou');
  return (
    <SpaceBetween size="s">
      <p role="status">
        <strong>
          {all}: {counts.new} new, {counts.matched} changed, {counts.same} as they are, {counts.needsYou} need you
        </strong>
      </p>
      {unclear.length > 0 && (
        <SpaceBetween size="s">
          <p>We’ll skip these lines. Fix them here or import them later.</p>
          <ul>
            {unclear.map(({ line, name, reason }) => (
              <li key={line}>
                Line {line}
                {name !== '' && ` (${name})`}: {reason}
              </li>
            ))}
          </ul>
        </SpaceBetween>
      )}
      <p>No one gets a notification. New players wait on your invite list until you invite them.</p>
      <Button variant="primary" onClick={onRun}>
        Import
      </Button>
    </SpaceBetween>
  );
}
