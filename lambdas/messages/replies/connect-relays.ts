import { table } from '#lambdas/kernel/data/table.ts';
import { variable } from '#lambdas/kernel/env.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { createRelays } from './store.ts';

export const connectRelays = () => createRelays(table(), { secret: signingSecret, domain: variable('REPLY_DOMAIN') });
