import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { uploadsHeld } from '#shared/uploads/messages.ts';
import type { FunctionSpec } from '../kernel/function.ts';

/** The functions of uploads. */
export const uploadsFunctions: readonly FunctionSpec[] = [
  {
    name: 'uploads-api',
    under: '/uploads',
    serves: [{ contract: uploads, entry: 'lambdas/uploads/api.ts' }],
    may: ['writeTable', 'keepUploads'],
    memoryMb: 512,
  },
  {
    name: 'uploads-messages',
    listensTo: [{ messages: [uploadsHeld, accountDeleted, exportAsked], entry: 'lambdas/uploads/holds/listener.ts' }],
    may: ['writeTable', 'keepUploads'],
    timeoutSeconds: 120,
  },
  {
    name: 'uploads-jobs',
    runs: [{ job: 'uploads-sweep', every: 'rate(30 minutes)', entry: 'lambdas/uploads/sweep/job.ts' }],
    may: ['writeTable', 'keepUploads'],
    timeoutSeconds: 240,
  },
];
