import { accountsFunctions } from './accounts/functions.ts';
import { activityFunctions } from './activity/functions.ts';
import { adminFunctions } from './admin/functions.ts';
import { competitionsFunctions } from './competitions/functions.ts';
import { discoveryFunctions } from './discovery/functions.ts';
import { eventsFunctions } from './events/functions.ts';
import type { FunctionSpec } from './kernel/function.ts';
import { messagesFunctions } from './messages/functions.ts';
import { notificationsFunctions } from './notifications/functions.ts';
import { paymentsFunctions } from './payments/functions.ts';
import { peopleFunctions } from './people/functions.ts';
import { placesFunctions } from './places/functions.ts';
import { teamsFunctions } from './teams/functions.ts';
import { uploadsFunctions } from './uploads/functions.ts';

/** Every Lambda function of the product, context by context from the bottom up: the table of contents. */
export const functions: readonly FunctionSpec[] = [
  // Puts on the bus what was written with the rows it is about.
  {
    name: 'relay',
    follows: { entities: ['outbox', 'notification'], entry: 'lambdas/kernel/messages/relay/follower.ts' },
    may: ['publishMessages'],
    timeoutSeconds: 30,
  },
  ...uploadsFunctions,
  ...accountsFunctions,
  ...notificationsFunctions,
  ...peopleFunctions,
  ...placesFunctions,
  ...activityFunctions,
  ...teamsFunctions,
  ...paymentsFunctions,
  ...eventsFunctions,
  ...competitionsFunctions,
  ...messagesFunctions,
  ...discoveryFunctions,
  ...adminFunctions,
];
