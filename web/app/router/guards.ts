import { type MiddlewareFunction, redirect } from 'react-router';
import { accessToken, hasSession } from '#web/app/session/access-token.ts';
import { loadMe } from '#web/app/session/me.ts';
import { nextParam, paths } from './paths.ts';
import { safeReturnPath } from './return-path.ts';
import type { Guard } from './route-entry.ts';

/** Everything at and below these is for signed-in people (R-GUARD-04 to 06); whole segments (decision D6). */
const protectedPrefixes = ['/home', '/profile', '/teams'];
/** How long a page waits for the session before it asks to sign in (R-GUARD-07). */
const sessionWaitMs = 1000;

const isProtected = (pathname: string): boolean =>
  protectedPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));

/** Stands before every page: protected prefixes need a session, soon. */
export const guardPrefixes: MiddlewareFunction = async ({ request }) => {
  if (isProtected(new URL(request.url).pathname)) await requireSession(request);
};

const checks: Record<Guard, (request: Request) => Promise<void>> = {
  S: requireSession,
  P: requireProfile,
  // The page's own loader asks the API about the thing in the path, and shows "not found" to readers who may not see it.
  G: requireSession,
  N: sendSignedInOn,
};

/** The guards of one route, in order. In the browser they are a courtesy: the API decides. */
export const guard =
  (guards: readonly Guard[]): MiddlewareFunction =>
  async ({ request }) => {
    for (const name of guards) await checks[name](request);
  };

async function requireSession(request: Request): Promise<void> {
  const token = hasSession() ? await within(sessionWaitMs, accessToken()) : undefined;
  if (!token) throw redirect(signInPath(request));
}

async function requireProfile(request: Request): Promise<void> {
  const me = await loadMe();
  if (me.state === 'signedOut') throw redirect(signInPath(request));
  if (me.state === 'factorNeeded') throw redirect(paths.signInCode(pathOf(request)));
  if (me.state === 'pending' || !me.hasAdditionalInfo) throw redirect(paths.completeProfile(pathOf(request)));
}

async function sendSignedInOn(request: Request): Promise<void> {
  const wanted = new URL(request.url).searchParams.get(nextParam);
  if (hasSession() && (await within(sessionWaitMs, accessToken()))) throw redirect(safeReturnPath(wanted));
}

/** A player who has just signed out meant to: they are not asked to come back to where they were. */
const signInPath = (request: Request) => (justLoggedOut() ? paths.loggedOut : paths.login(pathOf(request)));

const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

const loggedOutKey = 'rovers.loggedOut';
/** Remembered until the next page that asks. */
export const rememberLogout = (): void => sessionStorage.setItem(loggedOutKey, 'true');

function justLoggedOut(): boolean {
  const was = sessionStorage.getItem(loggedOutKey) !== null;
  sessionStorage.removeItem(loggedOutKey);
  return was;
}

const within = <Value>(ms: number, value: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([value, new Promise<undefined>((resolve) => setTimeout(resolve, ms))]);
