import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { emailChanged, signInUnclaimed, userJoined } from '#shared/accounts/messages.ts';
import { createAccountReader } from '../ports/accounts.ts';
import { createIdentities } from './cognito.ts';
import { alignSignIn } from './email-change/align-sign-in.ts';
import { createPoolClient } from './pool-client.ts';
import { beginWatch } from './reconcile/watch-sign-in.ts';

const identities = createIdentities(createPoolClient());
const accounts = createAccountReader(table());
const due = createDueIndex(table());

/** Keeps the user pool in step with the accounts: who lost their address, who has a new one, who is to be looked after. */
export const handler = listen(
  on(signInUnclaimed, ({ data }) => identities.remove(data.username)),
  on(userJoined, ({ data }, now) => beginWatch(data.userId, { accounts, due }, now)),
  on(emailChanged, ({ data }) => alignSignIn(data.userId, { accounts, identities })),
);
