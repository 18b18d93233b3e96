import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';

/** What operators turn on and off. */
export const flagsContract = defineContract('flags', {
  getFlags: {
    method: 'GET',
    path: '/admin/flags',
    summary: 'Read which features are on',
    access: 'public',
    input: z.strictObject({}),
    output: z.object({ subscriptions: z.boolean(), badges: z.boolean() }),
  },
});
