import {
  joinRequested,
  ownershipMoved,
  ownershipOffered,
  requestAnswered,
  rolesChanged,
  wizardLeft,
} from '#shared/teams/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Tells people of requests, answers, roles and ownership, and reminds whoever left the wizard half way. */
export const teamNoticesFunction: FunctionSpec = {
  name: 'teams-notices',
  entry: 'lambdas/teams/notices/handler.ts',
  listensTo: [joinRequested, requestAnswered, rolesChanged, ownershipOffered, ownershipMoved, wizardLeft],
  may: ['readTable', 'writeTable', 'sendEmail', 'sign'],
  timeoutSeconds: 60,
};
