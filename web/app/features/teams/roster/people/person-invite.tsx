import Button from '@cloudscape-design/components/button';
import { teamInvites } from '#shared/teams/invites/contract.ts';
import type { RosterPerson } from '#shared/teams/roster/people-operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

interface PersonInviteProps {
  readonly teamId: string;
  readonly person: RosterPerson;
}

/** Invites one player by email. */
export function PersonInvite({ teamId, person }: PersonInviteProps) {
  const { inviteId, name } = person;
  const { run, isRunning } = useOperation(teamInvites, 'inviteToTeam', { done: `Invitation sent to ${name}` });
  return (
    <Button
      variant="inline-link"
      wrapText={false}
      loading={isRunning}
      ariaLabel={`Invite ${name}`}
      onClick={() => void run({ teamId, inviteIds: [inviteId] })}
    >
      Invite
    </Button>
  );
}
