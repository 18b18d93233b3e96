import { organizations } from '#shared/teams/organizations/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

/** Asks a community to belong to the organization; one that asked itself belongs to it at once. */
export const useInviteTeam = () =>
  useOperation(organizations, 'inviteTeam', {
    done: ({ status }) =>
      status === 'attached' ? 'The community belongs to it now' : 'The owner of the community is asked',
  });
