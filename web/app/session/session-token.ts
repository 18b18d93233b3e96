import { freshSignInMs } from '#shared/accounts/deletion/personal-parts.ts';
import { emptyOutbox } from '#web/app/operations/outbox.ts';
import { forgetSaved } from '#web/app/operations/saved-answers.ts';
import { config } from './config.ts';

/**
 * The part of a session that the first paint needs: the stored tokens, without Amplify, which is loaded only when they
 * must be renewed or a person signs in. The names of the keys are Amplify's.
 */
export interface StoredSession {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  /** True while the token can still be sent. */
  readonly isFresh: boolean;
}

const prefix = 'CognitoIdentityServiceProvider.';
const ownKeys = [prefix, 'com.amplify.', 'amplify-', 'aws-amplify'];
/** A token about to expire would be refused on its way. */
const marginMs = 30_000;

/** Who is signed in here, as the user pool calls them. */
export const storedUsername = (): string | undefined =>
  localStorage.getItem(`${prefix}${config().userPoolClientId}.LastAuthUser`) ?? undefined;

export function storedSession(now = Date.now()): StoredSession | undefined {
  const client = `${prefix}${config().userPoolClientId}.`;
  const username = storedUsername();
  const read = (name: string) => localStorage.getItem(`${client}${username}.${name}`) ?? undefined;
  const accessToken = username ? read('accessToken') : undefined;
  if (!accessToken) return undefined;
  const driftMs = Number(read('clockDrift') ?? 0);
  const isFresh = expiryOf(accessToken) - marginMs > now + driftMs;
  return { accessToken, refreshToken: read('refreshToken'), isFresh };
}

let signedIn = new AbortController();

/** Ends with the session of this machine: for what a page asks by itself, which would be refused once it is revoked. */
export const whileSignedIn = (): AbortSignal => signedIn.signal;

/** Forgets the session on this machine, with what was saved for a day without a network. The network is told afterwards. */
export function clearStoredSession(): void {
  signedIn.abort();
  signedIn = new AbortController();
  emptyOutbox();
  void forgetSaved();
  for (const storage of [localStorage, sessionStorage]) {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const name of names) if (ownKeys.some((start) => name.startsWith(start))) storage.removeItem(name);
  }
}

/** True when the session began at Google's page, which then has a session of its own to end. */
export function beganAtGoogle(): boolean {
  const stored = localStorage.getItem(`${prefix}${config().userPoolClientId}.oauthSignIn`);
  return stored?.startsWith('true') ?? false;
}

/** Tells when another tab of this browser signed out. */
export function onSignedOutElsewhere(tell: () => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(prefix) && key.endsWith('.refreshToken') && newValue === null) tell();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

interface Claims {
  /** Seconds since 1970. */
  readonly exp?: number;
  /** Which sign-in it is, the same in every token that it is renewed with. */
  readonly origin_jti?: string;
  /** When the user signed in, in seconds since 1970. */
  readonly auth_time?: number;
}

/** What a token says of itself; nothing for one that cannot be read. */
function claimsOf(token: string): Claims {
  try {
    const [, payload = ''] = token.split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return {};
  }
}

/** When a token expires, in milliseconds; 0 for one that cannot be read. */
const expiryOf = (token: string): number => (claimsOf(token).exp ?? 0) * 1000;

/** The session that a token belongs to, as the list of sessions calls it. */
export const sessionIdOf = (token: string): string | undefined => claimsOf(token).origin_jti;

/**
 * False once what needs a fresh sign-in would be refused. The API decides; where the token does not tell, it is asked.
 */
export function isSignInFresh(now = Date.now()): boolean {
  const { auth_time } = claimsOf(storedSession()?.accessToken ?? '');
  return auth_time === undefined || now - auth_time * 1000 < freshSignInMs - marginMs;
}
