import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useState } from 'react';
import { type TeamInvite, teamInvites } from '#shared/teams/invites/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

const words: Readonly<Record<TeamInvite['status'], string>> = {
  pending: 'No answer yet',
  accepted: 'Accepted',
  declined: 'Declined',
  revoked: 'Canceled',
  expired: 'Expired',
};

interface InviteListProps {
  readonly teamId: string;
  readonly invites: readonly TeamInvite[];
}

/** Invites with their state; those without an answer can be canceled. */
export function InviteList({ teamId, invites }: InviteListProps) {
  const { run, problem } = useOperation(teamInvites, 'revokeTeamInvite', {
    done: 'Invite canceled',
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
      {invites.length === 0 && <p>No invites yet.</p>}
      <ul className="team-list">
        {invites.map((invite) => (
          <li key={invite.inviteId}>
            <strong>{whoseIs(invite)}</strong>
            <span>
              {words[invite.status]} · {new Date(invite.invitedAt).toLocaleDateString()}
            </span>
            {invite.status === 'pending' && (
              <Button ariaLabel={`Cancel the invite for ${whoseIs(invite)}`} onClick={() => setAsked(invite)}>
                Cancel invite
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title="Cancel this invite?"
        verb="Cancel invite"
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
