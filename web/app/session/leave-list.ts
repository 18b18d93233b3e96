import { accounts } from '#shared/accounts/contract.ts';
import { createClient } from '#shared/contract/client.ts';
import { sessionIdOf } from './session-token.ts';

/** Takes the session off the list of where its owner is signed in. It is given, because it has been forgotten when this runs. */
export async function leaveList(accessToken: string): Promise<void> {
  const sessionId = sessionIdOf(accessToken);
  if (!sessionId) return;
  const client = createClient(accounts, location.origin, (request) => {
    request.headers.set('authorization', `Bearer ${accessToken}`);
    return fetch(request);
  });
  // A session that has ended already is on no list.
  await client.endSession({ sessionId }).catch(() => undefined);
}
