import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useState } from 'react';
import type { TeamImport } from '#shared/teams/import/operations.ts';
import { undoneWords } from '#shared/teams/import/undone-words.ts';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { momentWords } from '#web/blocks/moment.ts';

interface HistoryProps {
  readonly teamId: string;
  readonly imports: readonly TeamImport[];
  /** When the list was read. */
  readonly at: string;
}

/** Earlier imports, which can be undone for seven days. */
export function ImportHistory({ teamId, imports, at }: HistoryProps) {
  const { run, problem } = useOperation(teamRoster, 'undoTeamImport', {
    done: undoneWords,
    showsProblem: true,
  });
  const [asked, setAsked] = useState<TeamImport>();
  if (imports.length === 0) return null;
  const undo = () => {
    setAsked(undefined);
    if (asked) void run({ teamId, importId: asked.importId });
  };
  return (
    <Container header={<Header variant="h2">Imports</Header>}>
      {problem && <div role="alert">{problem}</div>}
      <ul className="team-list">
        {imports.map((one) => (
          <li key={one.importId}>
            <strong>{momentWords(one.at)}</strong>
            <span>
              {one.byName} · {one.counts.new} new, {one.counts.matched} changed
              {one.status === 'undone' && ' · Undone'}
              {one.status === 'running' && ' · Stopped partway'}
            </span>
            {one.status !== 'undone' && one.undoUntil > at && (
              <Button ariaLabel={`Undo the import of ${momentWords(one.at)}`} onClick={() => setAsked(one)}>
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title="Undo this import?"
        verb="Undo"
        onConfirm={undo}
        onClose={() => setAsked(undefined)}
      >
        New players are removed, and updated ones go back to how they were. Players you changed, invited or added to a
        season since then stay. Teams that the import created are removed too, unless players are still in them. New
        fields stay.
      </ConfirmDialog>
    </Container>
  );
}
