import { hostsContract } from '#shared/events/hosts/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const eventHostsFunction: FunctionSpec = {
  name: 'event-hosts',
  entry: 'lambdas/events/hosts/handler.ts',
  serves: hostsContract,
  gathers: ['/guests', '/community-invitations'],
  may: ['writeTable', 'sign'],
};
