import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useState } from 'react';
import { type TeamInvite, teamInvites } from '#shared/teams/invites/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

const words: Readonly<Record<TeamInvite['status'], string>> = {
  pending: 'Waiting',
  accepted: 'Accepted',
  declined: 'Declined',
  revoked: 'Withdrawn',
  expired: 'Expired',
};

interface InviteListProps {
  readonly teamId: string;
  readonly invites: readonly TeamInvite[];
}

/** Who is invited, with a way to take it back while it waits. */
export function InviteList({ teamId, invites }: InviteListProps) {
  const { run, problem } = useOperation(teamInvites, 'revokeTeamInvite', {
    done: 'The invitation is taken back',
    showsProblem: true,
  });
  const [asked, setAsked] = useState<TeamInvite>();
  return (
    <Container
      header={
        <Header variant="h2" counter={`(${invites.length})`}>
          Invitations
        </Header>
      }
    >
      {problem && <div role="alert">{problem}</div>}
      {invites.length === 0 && <p>No invitations yet.</p>}
      <ul className="team-list">
        {invites.map((invite) => (
          <li key={invite.inviteId}>
            <strong>{whoseIs(invite)}</strong>
            <span>
              {words[invite.status]} · {new Date(invite.invitedAt).toLocaleDateString()}
            </span>
            {invite.status === 'pending' && (
              <Button ariaLabel={`Take back the invitation of ${whoseIs(invite)}`} onClick={() => setAsked(invite)}>
                Take back
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title="Take the invitation back?"
        verb="Take back"
        onConfirm={() => {
          if (asked) void run({ teamId, inviteId: asked.inviteId });
          setAsked(undefined);
        }}
        onClose={() => setAsked(undefined)}
      >
        The link in the email will stop working. You can invite them again.
      </ConfirmDialog>
    </Container>
  );
}

const whoseIs = ({ name, email }: TeamInvite) => [name, email].filter(Boolean).join(', ') || 'An address';
