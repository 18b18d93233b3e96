import { messages } from '#shared/messages/contract.ts';
import type { FunctionSpec } from '../kernel/function.ts';

export const messagesFunction: FunctionSpec = {
  name: 'messages',
  entry: 'lambdas/messages/handler.ts',
  serves: messages,
  may: ['writeTable'],
};
