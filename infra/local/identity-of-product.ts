import type { DatabaseSync } from 'node:sqlite';
import { clock } from '#lambdas/kernel/clock.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { isPoolCall, poolProofHeader } from '#shared/accounts/identity/pool-calls.ts';
import { clientIds, seedsClientId, userPoolId } from './environment.ts';
import type { Invoke } from './functions/invoke.ts';
import { createIdentityProvider, type IdentityProvider } from './identity/hosted/identity-provider.ts';
import type { TriggerEvent } from './identity/triggers/trigger-event.ts';
import type { MailService } from './mail/mail-service.ts';

export const identityPath = '/_local/identity';

export interface ProductIdentityOptions {
  readonly database: DatabaseSync;
  readonly origin: string;
  readonly mail: MailService;
  readonly mailFrom: string;
  readonly signUpSecret: string;
  /** What our server proves itself with to the web ACL of the pool. */
  readonly poolProof: string;
}

/** The user pool of the product, with the clients it has in the cloud and one more, with which the seeds sign in. */
export function createProductIdentity(
  { database, origin, mail, mailFrom, signUpSecret, poolProof }: ProductIdentityOptions,
  { functions, invoke }: { readonly functions: readonly FunctionSpec[]; readonly invoke: Invoke },
): IdentityProvider {
  return createIdentityProvider({
    database,
    issuerUrl: `${origin}${identityPath}`,
    basePath: identityPath,
    poolId: userPoolId,
    clients: [
      {
        id: clientIds.web,
        callbackUrls: [`${origin}/auth/dialog`],
        logoutUrls: [`${origin}/auth/login?logout=true`],
      },
      { id: clientIds.signUp, secret: signUpSecret },
      { id: seedsClientId, allowPassword: true },
    ],
    now: clock.now,
    letsThrough: (target, headers) => isPoolCall(target, headers[poolProofHeader] === poolProof),
    ask: async (moment, event) => {
      const answering = functions.find(({ answersIdentity }) => answersIdentity?.moments.includes(moment));
      return answering ? ((await invoke(answering.name, structuredClone(event))) as TriggerEvent) : event;
    },
    sendMail: ({ to, ...letter }) => mail.send({ from: mailFrom, to: [to], ...letter }),
  });
}
