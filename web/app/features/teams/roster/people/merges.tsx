import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useState } from 'react';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import type { RosterMerge } from '#shared/teams/roster/people-operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { dayWords } from '#web/blocks/moment.ts';

interface MergesProps {
  readonly teamId: string;
  readonly merges: readonly RosterMerge[];
}

/** Players who were merged lately, until when each merge can be undone. */
export function Merges({ teamId, merges }: MergesProps) {
  const [asked, setAsked] = useState<RosterMerge>();
  const { run, isRunning, problem } = useOperation(teamRoster, 'undoRosterMerge', {
    done: 'Both players are on the roster again',
    showsProblem: true,
  });
  const undo = () => {
    setAsked(undefined);
    if (asked) void run({ teamId, mergeId: asked.mergeId });
  };
  return (
    <Container header={<Header variant="h2">Merged players</Header>}>
      {problem && <div role="alert">{problem}</div>}
      <ul className="team-list">
        {merges.map((one) => (
          <li key={one.mergeId}>
            <strong>{`${one.otherName} is now ${one.keptName}`}</strong>
            <span>{`Merged by ${one.byName} on ${dayWords(one.at)}. You can undo it until ${dayWords(one.undoUntil)}.`}</span>
            <Button
              loading={isRunning}
              ariaLabel={`Undo merging ${one.otherName} into ${one.keptName}`}
              onClick={() => setAsked(one)}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title="Undo this merge?"
        verb="Undo"
        onConfirm={undo}
        onClose={() => setAsked(undefined)}
      >
        {asked &&
          `${asked.otherName} and ${asked.keptName} are two players again. Teams, registrations and stats that came from ${asked.otherName} go back to ${asked.otherName}. Changes made since then stay with ${asked.keptName}.`}
      </ConfirmDialog>
    </Container>
  );
}
