import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { sessionEnded, sessionsEnded } from '#shared/accounts/messages.ts';
import { notificationsContract } from '#shared/notifications/contract.ts';
import { notificationTold } from '#shared/notifications/messages.ts';
import type { FunctionSpec } from '../kernel/function.ts';

/** The functions of notifications. */
export const notificationsFunctions: readonly FunctionSpec[] = [
  {
    name: 'notifications-api',
    under: '/notifications',
    serves: [{ contract: notificationsContract, entry: 'lambdas/notifications/api.ts' }],
    may: ['writeTable', 'sign', 'sendPush'],
    memoryMb: 512,
  },
  {
    name: 'notifications-messages',
    listensTo: [
      {
        messages: [notificationTold, sessionsEnded, sessionEnded, accountDeleted, exportAsked],
        entry: 'lambdas/notifications/push/listener.ts',
      },
    ],
    may: ['writeTable', 'sendPush'],
    memoryMb: 512,
    timeoutSeconds: 60,
  },
  {
    name: 'notifications-jobs',
    runs: [
      { job: 'notifications-digests', every: 'rate(1 minute)', entry: 'lambdas/notifications/digests/job.ts' },
      { job: 'notifications-push-due', every: 'rate(1 minute)', entry: 'lambdas/notifications/push/due.ts' },
    ],
    may: ['writeTable', 'sendEmail', 'sign', 'sendPush'],
    memoryMb: 512,
    timeoutSeconds: 240,
  },
  // The mail service calls it, past the bus of the product.
  {
    name: 'notifications-mail-events',
    hearsMail: 'lambdas/notifications/mail/mail.ts',
    may: ['writeTable'],
  },
];
