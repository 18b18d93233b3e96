import { defineContract } from '../../contract/operation.ts';
import { externalTeamOperations } from '../external/operations.ts';
import { organizationOperations } from './operations.ts';
import { organizationPeopleOperations } from './people-operations.ts';
import { organizationRequestOperations } from './request-operations.ts';
import { organizationTeamOperations } from './team-operations.ts';

/** Organizations that communities belong to, and opponents that are not on the platform. */
export const organizations = defineContract('organizations', {
  ...organizationOperations,
  ...organizationRequestOperations,
  ...organizationPeopleOperations,
  ...organizationTeamOperations,
  ...externalTeamOperations,
});
