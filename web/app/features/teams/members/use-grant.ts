import { teamMembers } from '#shared/teams/members/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

/** Lets a member read medical notes, or no longer. */
export const useGrant = () =>
  useOperation(teamMembers, 'grantInTeam', {
    done: (_, { grants }) =>
      grants.length > 0 ? 'They may read medical notes at events' : 'They may read medical notes no more',
  });
