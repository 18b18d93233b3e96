import { connectionAccepted, connectionAsked } from '#shared/people/connections/messages.ts';
import { privacySaved, profileSaved } from '#shared/people/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Keeps who can be found by players nearby, and tells people who wants to know them. */
export const connectionsKeeperFunction: FunctionSpec = {
  name: 'accounts-connections-keeper',
  entry: 'lambdas/people/connections/listener/handler.ts',
  listensTo: [profileSaved, privacySaved, connectionAsked, connectionAccepted],
  may: ['readTable', 'writeTable', 'sendEmail', 'sign'],
  timeoutSeconds: 60,
};
