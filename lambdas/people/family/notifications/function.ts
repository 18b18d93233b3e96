import { guardianProposed } from '#shared/competitions/seasons/messages.ts';
import {
  careUnused,
  consentChanged,
  dependantGrew,
  dependantUnused,
  familyAnswered,
  familyAsked,
  guardianAsked,
  loginInvited,
} from '#shared/people/family/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Tells people of requests to be family, of the answers and of what they consented to, and invites dependants to a login. */
export const familyNoticesFunction: FunctionSpec = {
  name: 'accounts-family-notices',
  entry: 'lambdas/people/family/notifications/handler.ts',
  listensTo: [
    familyAsked,
    familyAnswered,
    guardianProposed,
    guardianAsked,
    consentChanged,
    dependantGrew,
    dependantUnused,
    careUnused,
    loginInvited,
  ],
  may: ['readTable', 'writeTable', 'sendEmail', 'sign'],
  timeoutSeconds: 60,
};
