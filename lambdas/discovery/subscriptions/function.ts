import { activitySubscriptionsContract } from '#shared/discovery/subscriptions/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const activitySubscriptionsFunction: FunctionSpec = {
  name: 'discovery-subscriptions',
  entry: 'lambdas/discovery/subscriptions/handler.ts',
  serves: activitySubscriptionsContract,
  may: ['writeTable', 'sign'],
};
