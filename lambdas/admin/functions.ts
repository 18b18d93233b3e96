import { flagsContract } from '#shared/admin/flags/contract.ts';
import type { FunctionSpec } from '../kernel/function.ts';

/** The functions of the platform's administration. */
export const adminFunctions: readonly FunctionSpec[] = [
  {
    name: 'admin-api',
    under: '/admin',
    serves: [{ contract: flagsContract, entry: 'lambdas/admin/flags/api.ts' }],
    may: ['readFlags'],
  },
];
