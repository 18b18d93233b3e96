import { table } from '#lambdas/kernel/data/table.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { clock } from '../../kernel/clock.ts';
import { variable } from '../../kernel/env.ts';
import { createAccountReader } from '../ports/accounts.ts';
import { createSessionStore } from '../sessions/store.ts';
import { createAccountStore } from './account-store.ts';
import { answerIdentity } from './answer.ts';
import { createIdentities } from './cognito.ts';
import { customMessage } from './custom-message.ts';
import { createPoolClient } from './pool-client.ts';
import { postConfirmation } from './post-confirmation.ts';
import { preSignUp } from './pre-sign-up.ts';

const store = createAccountStore(table());
const sessions = createSessionStore(table());
const accounts = createAccountReader(table());
const cognito = createPoolClient();
const identitiesOf = (poolId: string) => createIdentities(cognito, () => poolId);
const signInsOf = async (userId: string) => (await accounts.find(userId))?.signIns ?? [];

/** The identity provider waits five seconds for an answer. It names its pool itself: the pool is made after this. */
export const handler = answerIdentity({
  preSignUp: (event) => preSignUp(event, { store, signInsOf, secret: signingSecret }, clock.now()),
  postConfirmation: (event) =>
    postConfirmation(event, { store, sessions, identities: identitiesOf(event.userPoolId) }, clock.now()),
  customMessage: (event) => customMessage(event, variable('WEB_ORIGIN')),
});
