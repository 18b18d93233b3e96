import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useState } from 'react';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import type { OwnChild } from '#shared/teams/roster/people-operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

interface OwnChildrenProps {
  readonly team: { readonly teamId: string; readonly name: string };
  readonly children: readonly OwnChild[];
}

/** The reader's children on the roster; a guardian takes them off it. */
export function OwnChildren({ team: { teamId, name: teamName }, children }: OwnChildrenProps) {
  const [asked, setAsked] = useState<OwnChild>();
  const { run, isRunning } = useOperation(teamRoster, 'removeRosterChild', {
    done: (_, { dependantId }) =>
      `${children.find((child) => child.dependantId === dependantId)?.name ?? 'Your child'} is off the roster`,
  });
  const remove = () => {
    setAsked(undefined);
    if (asked) void run({ teamId, dependantId: asked.dependantId });
  };
  return (
    <Container header={<Header variant="h2">Your children on this roster</Header>}>
      <ul className="team-list">
        {children.map((child) => (
          <li key={child.dependantId}>
            <strong>{child.name}</strong>
            <Button loading={isRunning} ariaLabel={`Remove ${child.name}`} onClick={() => setAsked(child)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={`Remove ${asked?.name} from the roster?`}
        verb="Remove"
        onConfirm={remove}
        onClose={() => setAsked(undefined)}
      >
        {`${teamName} no longer has ${asked?.name} on its roster, and invitations to other parents stop working. You stay a member. Season registrations stay until you withdraw them on the page of the season. To come back, ask an organizer for a new invitation.`}
      </ConfirmDialog>
    </Container>
  );
}
