import { uploads } from '#shared/uploads/contract.ts';
import type { FunctionSpec } from '../kernel/function.ts';

export const uploadsFunction: FunctionSpec = {
  name: 'uploads',
  entry: 'lambdas/uploads/handler.ts',
  serves: uploads,
  may: ['writeTable', 'keepUploads'],
};
