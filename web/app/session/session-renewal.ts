import './session-setup.ts';
import { fetchAuthSession } from 'aws-amplify/auth';

/** A token that can be sent, renewed where needed; undefined when nobody is signed in any more. */
export async function freshToken(options: { renew?: boolean } = {}): Promise<string | undefined> {
  const { tokens } = await fetchAuthSession({ forceRefresh: options.renew ?? false });
  return tokens?.accessToken.toString();
}
