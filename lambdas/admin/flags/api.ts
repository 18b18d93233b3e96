import { serve } from '#lambdas/accounts/ports/serve.ts';
import { readFlags } from '#lambdas/kernel/flags/flags.ts';
import { flagsContract } from '#shared/admin/flags/contract.ts';

export const handler = serve(flagsContract, { getFlags: () => readFlags() });
