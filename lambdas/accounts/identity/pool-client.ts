import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { Problem } from '#shared/contract/errors.ts';

/** Cognito's names for a pool that is asked more than it allows. */
const asksTooMuch = ['TooManyRequestsException', 'LimitExceededException'];

/** The user pool’s client. Whichever call a pool is asked too much with, the caller is told that we are busy. */
export function createPoolClient(): CognitoIdentityProviderClient {
  const client = new CognitoIdentityProviderClient();
  client.middlewareStack.add(
    (next) => (args) =>
      next(args).catch((error: unknown) => {
        if (error instanceof Error && asksTooMuch.includes(error.name))
          throw new Problem('server.busy', { retryAfterSeconds: 60 });
        throw error;
      }),
    { step: 'initialize', name: 'asksTooMuch' },
  );
  return client;
}
