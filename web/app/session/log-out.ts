import { accounts } from '#shared/accounts/contract.ts';
import { createClient } from '#shared/contract/client.ts';
import { goOffline } from '#web/app/live/live.ts';
import { rememberLogout } from '#web/app/router/guards.ts';
import { paths } from '#web/app/router/paths.ts';
import { discardUnsaved } from '#web/app/shell/dialogs/unsaved.ts';
import { notifyAfterReload } from '#web/app/shell/flashes/notices.ts';
import { config } from './config.ts';
import { forgetMe } from './me.ts';
import { rememberReturn } from './return-after-logout.ts';
import { beganAtGoogle, clearStoredSession, type StoredSession, sessionIdOf, storedSession } from './session-token.ts';

/** A logout from the menu that makes no progress is completed after this (R-AUTH-23). */
export const forcedAfterMs = 10_000;
/** The shell's own way out goes home after this, whatever the network does (R-AUTH-24). */
export const failsafeMs = 5_000;
export const logoutFailedText = 'Error during logout. You have been signed out.';

type Go = (address: string) => void;
const leave: Go = (address) => location.assign(address);

/** From the account menu: ends at the sign-in page. */
export async function logOutFromMenu(go: Go = leave): Promise<void> {
  const target = beganAtGoogle() ? googleLogout() : paths.loggedOut;
  await endSession(forcedAfterMs);
  go(target);
}

/**
 * Signs the user in again to prove their identity: ends the session, asks to sign in and leads back to `path`. Google's own
 * session ends first, because it would answer for the old sign-in without asking the user.
 */
export async function signInAgain(path: string, go: Go = leave): Promise<void> {
  const viaGoogle = beganAtGoogle();
  if (viaGoogle) rememberReturn(path);
  const target = viaGoogle ? googleLogout() : paths.login(path);
  await endSession(forcedAfterMs);
  go(target);
}

/** After a second sign-in: the first is no longer listed, and its tokens stop working. What fails runs out by itself. */
export async function endReplacedSession({ accessToken, refreshToken }: StoredSession): Promise<void> {
  await leaveList(accessToken);
  await revoke(refreshToken).catch(() => undefined);
}

let isEnding = false;

/** When the session ended by itself, or in another tab: goes home, which sends a signed-out person to the sign-in page. */
export async function logOutFromShell(go: Go = leave): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await endSession(failsafeMs);
  rememberLogout();
  go(paths.home);
}

/** This machine forgets first; the network is told afterwards, and given up on when it takes too long. */
async function endSession(longestMs: number): Promise<void> {
  const session = storedSession();
  clearStoredSession();
  forgetMe();
  discardUnsaved();
  if (!session) return;
  const told = tellNetwork(session, longestMs / 2).catch(() => notifyAfterReload('error', logoutFailedText));
  await Promise.race([told, passed(longestMs)]);
}

/** The token is refused once its session is revoked, so what needs it comes first; revoking does not wait long for it. */
async function tellNetwork({ accessToken, refreshToken }: StoredSession, patienceMs: number): Promise<void> {
  const parting = Promise.all([goOffline(accessToken), endPush(accessToken), leaveList(accessToken)]);
  await Promise.race([parting.catch(() => undefined), passed(patienceMs)]);
  await revoke(refreshToken);
  await parting;
}

const passed = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Messages for one account must not show up for the next; what it misses is refused by the push service. */
async function endPush(accessToken: string): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const { leavePush } = await import('#web/app/live/push/leave-push.ts');
  await leavePush(accessToken).catch(() => undefined);
}

/** The refresh token stops working, and every token made from it. */
async function revoke(refreshToken: string | undefined): Promise<void> {
  if (!refreshToken) return;
  const { userPoolEndpoint, region, userPoolClientId } = config();
  const response = await fetch(userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: JSON.stringify({ Token: refreshToken, ClientId: userPoolClientId }),
  });
  if (!response.ok) throw new Error(`Revoking answered ${response.status}.`);
}

/** The sign-in domain keeps a session of its own after a visit to Google; it is ended there and sends the browser back. */
function googleLogout(): string {
  const { oauthDomain, userPoolClientId, isLocal } = config();
  const query = new URLSearchParams({
    client_id: userPoolClientId,
    logout_uri: location.origin + paths.loggedOut,
  });
  return `${isLocal ? 'http' : 'https'}://${oauthDomain}/logout?${query}`;
}

/** Takes the session off the list of where its owner is signed in. It is given, because it has been forgotten when this runs. */
async function leaveList(accessToken: string): Promise<void> {
  const sessionId = sessionIdOf(accessToken);
  if (!sessionId) return;
  const client = createClient(accounts, location.origin, (request) => {
    request.headers.set('authorization', `Bearer ${accessToken}`);
    return fetch(request);
  });
  // A session that has ended already is on no list.
  await client.endSession({ sessionId }).catch(() => undefined);
}
