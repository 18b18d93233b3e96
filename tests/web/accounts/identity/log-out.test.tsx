import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '#web/app/session/config.ts';
import {
  failsafeMs,
  forcedAfterMs,
  logOutFromMenu,
  logOutFromShell,
  logoutFailedText,
} from '#web/app/session/log-out.ts';
import { serve, signInAs } from '../../support/app.tsx';

const goOffline = vi.hoisted(() => vi.fn());
vi.mock('#web/app/live/live.ts', () => ({ goOffline }));

const never = () => new Promise(() => {});
const revoke = 'POST /';
const tokens = () => Object.keys(localStorage).filter((key) => key.startsWith('Cognito'));

beforeEach(async () => {
  goOffline.mockReset().mockResolvedValue(undefined);
  serve({});
  await loadConfig();
});
afterEach(() => vi.useRealTimers());

describe('signing out', () => {
  it('sets the presence offline, ends the session at its source, and goes to the sign-in page', async () => {
    const token = signInAs();
    const sent = serve({ [revoke]: {} });
    const go = vi.fn();
    await logOutFromMenu(go);
    expect(goOffline).toHaveBeenCalledWith(token);
    expect(sent.at(-1)?.body).toEqual({ Token: 'refresh', ClientId: 'client' });
    expect(go).toHaveBeenCalledWith('/auth/login?logout=true');
  });

  it('takes its session off the list of where its owner is signed in, before the token is refused', async () => {
    const token = signInAs();
    const sent = serve({ [revoke]: {}, 'DELETE /api/accounts/me/sessions/session-of-ana': {} });
    await logOutFromMenu(vi.fn());
    expect(sent.map(({ call }) => call)).toEqual(['DELETE /api/accounts/me/sessions/session-of-ana', revoke]);
    expect(sent[0]?.token).toBe(`Bearer ${token}`);
  });

  it('forgets the session before it asks the network', async () => {
    signInAs();
    let left: string[] = ['nothing was asked'];
    serve({
      [revoke]: () => {
        left = tokens();
        return {};
      },
    });
    await logOutFromMenu(vi.fn());
    expect(left).toEqual([]);
  });

  it('says goodbye before its token is refused, and ends the session however long that takes', async () => {
    vi.useFakeTimers();
    const asked: string[] = [];
    const go = vi.fn();
    const leaving = async (goodbye: () => Promise<void>) => {
      signInAs();
      goOffline.mockImplementation(goodbye);
      await logOutFromMenu(go);
    };
    serve({ [revoke]: () => ({ asked: asked.push('revoked') }) });
    const said = leaving(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      asked.push('offline');
    });
    await vi.advanceTimersByTimeAsync(1000);
    await said;
    expect(asked).toEqual(['offline', 'revoked']);
    const unsaid = leaving(() => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(forcedAfterMs);
    await unsaid;
    expect(asked).toEqual(['offline', 'revoked', 'revoked']);
    expect(go).toHaveBeenCalledTimes(2);
  });

  it('is forced to complete when the network hangs', async () => {
    vi.useFakeTimers();
    signInAs();
    serve({ [revoke]: never });
    goOffline.mockImplementation(never);
    const go = vi.fn();
    void logOutFromMenu(go);
    expect(tokens()).toEqual([]);
    await vi.advanceTimersByTimeAsync(forcedAfterMs - 1);
    expect(go).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(go).toHaveBeenCalledWith('/auth/login?logout=true');
    expect(forcedAfterMs).toBe(10_000);
  });

  it('says when it did not go well, and is signed out all the same', async () => {
    signInAs();
    serve({ [revoke]: new Response(null, { status: 500 }) });
    const go = vi.fn();
    await logOutFromMenu(go);
    expect(sessionStorage.getItem('rovers.noticeAfterReload')).toContain(logoutFailedText);
    expect(logoutFailedText).toBe('Error during logout. You have been signed out.');
    expect(tokens()).toEqual([]);
    expect(go).toHaveBeenCalled();
  });

  it('also ends the session that the sign-in domain keeps after Google', async () => {
    signInAs();
    localStorage.setItem('CognitoIdentityServiceProvider.client.oauthSignIn', 'true,false');
    serve({ [revoke]: {} });
    const go = vi.fn();
    await logOutFromMenu(go);
    const target = new URL(go.mock.calls[0]?.[0]);
    expect(target.origin + target.pathname).toBe('https://identity.test/logout');
    expect(target.searchParams.get('logout_uri')).toBe(`${location.origin}/auth/login?logout=true`);
  });

  it('by the shell goes home after five seconds at the latest, where the sign-in page takes over', async () => {
    vi.useFakeTimers();
    signInAs();
    serve({ [revoke]: never });
    const go = vi.fn();
    void logOutFromShell(go);
    expect(tokens()).toEqual([]);
    await vi.advanceTimersByTimeAsync(failsafeMs);
    expect(go).toHaveBeenCalledWith('/home');
    expect(failsafeMs).toBe(5_000);
    expect(sessionStorage.getItem('rovers.loggedOut')).toBe('true');
  });
});
