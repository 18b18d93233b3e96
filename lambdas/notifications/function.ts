import { notificationsContract } from '#shared/notifications/contract.ts';
import type { FunctionSpec } from '../kernel/function.ts';

export const notificationsFunction: FunctionSpec = {
  name: 'notifications',
  entry: 'lambdas/notifications/handler.ts',
  serves: notificationsContract,
  gathers: ['/me/notifications', '/me/push'],
  may: ['writeTable', 'sign', 'sendPush'],
};
