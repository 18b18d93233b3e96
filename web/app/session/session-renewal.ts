import './session-setup.ts';
import { fetchAuthSession } from 'aws-amplify/auth';

/** A token that can be sent, renewed where needed; undefined once the session has ended. */
export async function freshToken(options: { renew?: boolean } = {}): Promise<string | undefined> {
  const { tokens } = await fetchAuthSession({ forceRefresh: options.renew ?? false });
  return tokens?.accessToken.toString();
}
