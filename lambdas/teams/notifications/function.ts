import {
  dutyMoved,
  externalTeamClaimed,
  externalTeamInvited,
  joinRequested,
  organizationRolesChanged,
  organizationTeamMoved,
  ownerReleased,
  ownershipMoved,
  ownershipOffered,
  requestAnswered,
  rolesChanged,
  teamInvited,
  wizardLeft,
} from '#shared/teams/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/**
 * Tells people of requests, answers, roles, ownership, duties, organisations and outside teams, and reminds whoever left the wizard
 * half way.
 */
export const teamNoticesFunction: FunctionSpec = {
  name: 'teams-notices',
  entry: 'lambdas/teams/notifications/handler.ts',
  listensTo: [
    joinRequested,
    requestAnswered,
    rolesChanged,
    ownershipOffered,
    ownershipMoved,
    ownerReleased,
    teamInvited,
    wizardLeft,
    dutyMoved,
    organizationRolesChanged,
    organizationTeamMoved,
    externalTeamInvited,
    externalTeamClaimed,
  ],
  may: ['readTable', 'writeTable', 'sendEmail', 'sign'],
  timeoutSeconds: 60,
};
