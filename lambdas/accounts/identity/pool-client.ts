import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { Problem } from '#shared/contract/errors.ts';

/** What Cognito answers while the pool has too much to do. */
const asksTooMuch = ['TooManyRequestsException', 'LimitExceededException'];

/** The user pool’s client. While the pool has too much to do, the caller is told that we’re busy, whatever they called. */
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
