import { storedSession } from './session-token.ts';

/** Loads what signs people in; most page loads can do without. */
export const loadSession = () => import('./session.ts');

/** True when this browser has a session, fresh or to be renewed. */
export const hasSession = (): boolean => storedSession() !== undefined;

/** The token to send; undefined while signed out, or when the session could not be renewed. */
export async function accessToken(options: { renew?: boolean } = {}): Promise<string | undefined> {
  const stored = storedSession();
  if (!stored) return undefined;
  if (stored.isFresh && !options.renew) return stored.accessToken;
  const { freshToken } = await import('./session-renewal.ts');
  return freshToken(options).catch(() => undefined);
}
