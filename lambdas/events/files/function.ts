import { eventFilesContract } from '#shared/events/files/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const eventFilesFunction: FunctionSpec = {
  name: 'event-files',
  entry: 'lambdas/events/files/handler.ts',
  serves: eventFilesContract,
  may: ['writeTable', 'readUploads'],
};
