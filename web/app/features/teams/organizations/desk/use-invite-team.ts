import { organizations } from '#shared/teams/organizations/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

/** Invites a community; one that asked to join is added right away. */
export const useInviteTeam = () =>
  useOperation(organizations, 'inviteTeam', {
    done: ({ status }) => (status === 'attached' ? 'Community added' : 'Invite sent to the owner'),
  });
