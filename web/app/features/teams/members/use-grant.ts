import { teamMembers } from '#shared/teams/members/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

/** Gives or removes access to medical notes. */
export const useGrant = () =>
  useOperation(teamMembers, 'grantInTeam', {
    done: (_, { grants }) =>
      grants.length > 0 ? 'They can see medical notes at events now' : 'They can’t see medical notes anymore',
  });
