import Button from '@cloudscape-design/components/button';
import { teamInvites } from '#shared/teams/invites/contract.ts';
import type { RosterPerson } from '#shared/teams/roster/people-operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { hasAddress } from './roster-line.ts';

interface PersonInviteProps {
  readonly teamId: string;
  readonly person: RosterPerson;
}

/** Invites one player by email. */
export function PersonInvite({ teamId, person }: PersonInviteProps) {
  const { inviteId, name, status } = person;
  const { run, isRunning } = useOperation(teamInvites, 'inviteToTeam', { done: `Invitation sent to ${name}` });
  if (!hasAddress(person) || status !== 'notInvited') return null;
  return (
    <Button
      variant="inline-link"
      loading={isRunning}
      ariaLabel={`Invite ${name}`}
      onClick={() => void run({ teamId, inviteIds: [inviteId] })}
    >
      Invite
    </Button>
  );
}
