import type { FunctionSpec } from '../../kernel/function.ts';

export const messagesSocketFunction: FunctionSpec = {
  name: 'messages-socket',
  entry: 'lambdas/messages/socket/handler.ts',
  servesSocket: true,
  may: ['writeTable', 'pushToSockets', 'knowWebOrigin'],
};
