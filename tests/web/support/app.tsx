import { render, renderHook } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import { routeObjects } from '#web/app/router/router.tsx';
import { loadConfig } from '#web/app/session/config.ts';
import { forgetMe } from '#web/app/session/me.ts';
import { dismiss, useNotices } from '#web/app/shell/flashes/notices.ts';
import { expectAccepted } from './refused-input.ts';

/** The answers of the API and of what the app asks besides, by `METHOD /path`; a number is a status without a body. */
export type Answers = Readonly<Record<string, unknown>>;

/** One request as the app sent it. */
export interface Sent {
  readonly call: string;
  readonly search: string;
  readonly body: unknown;
  readonly token: string | null;
}

const stageConfig = {
  userPoolId: 'us-east-1_test',
  userPoolClientId: 'client',
  userPoolEndpoint: 'http://identity.test/',
  region: 'us-east-1',
  oauthDomain: 'identity.test',
  hosts: { main: ['localhost'] },
};

const base64url = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');

/** A token that expires `minutes` from now; of a sign-in some minutes ago, where it says so. */
function tokenFor(minutes: number, minutesAgo: number | undefined): string {
  const seconds = Math.floor(Date.now() / 1000);
  const claims = { exp: seconds + minutes * 60, origin_jti: 'session-of-ana' };
  const signedIn = minutesAgo === undefined ? {} : { auth_time: seconds - minutesAgo * 60 };
  return `${base64url({ alg: 'none' })}.${base64url({ ...claims, ...signedIn })}.x`;
}

/** Leaves a session behind as Amplify stores it. */
export function signInAs(username = 'ana', minutes = 15, minutesAgo?: number): string {
  const start = `CognitoIdentityServiceProvider.${stageConfig.userPoolClientId}.`;
  const token = tokenFor(minutes, minutesAgo);
  localStorage.setItem(`${start}LastAuthUser`, username);
  localStorage.setItem(`${start}${username}.accessToken`, token);
  localStorage.setItem(`${start}${username}.refreshToken`, 'refresh');
  return token;
}

/** Answers every request of the app from `answers`; anything else is a 404. Returns what was sent, as it happens. */
export function serve(answers: Answers): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (asked: RequestInfo | URL, init?: RequestInit) => {
    const request = asked instanceof Request ? asked : new Request(new URL(String(asked), location.href), init);
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    sent.push({ call, search, body, token: request.headers.get('authorization') });
    const known: unknown = { 'GET /config.json': stageConfig, ...answers }[call];
    const response = responseOf(await (typeof known === 'function' ? known(sent.at(-1)) : known));
    if (response.ok || known === undefined) expectAccepted(request, body);
    return response;
  });
  return sent;
}

function responseOf(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  if (answer === undefined) return Response.json({ code: 'route.notFound' }, { status: 404 });
  return Response.json(answer);
}

class Unwatched {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Messages of an earlier test do not stand above the one that follows. */
export function dismissNotices(): void {
  const { result, unmount } = renderHook(() => useNotices());
  for (const { noticeId } of result.current) dismiss(noticeId);
  unmount();
}

/** The whole app at a path, with a session and an API that answer as told. */
export async function openApp(path: string, answers: Answers = {}) {
  const sent = serve(answers);
  vi.stubGlobal('scrollTo', () => {});
  // Maps watch their size; jsdom lays nothing out.
  vi.stubGlobal('ResizeObserver', Unwatched);
  forgetMe();
  dismissNotices();
  await loadConfig();
  const router = createMemoryRouter(routeObjects('main'), { initialEntries: [path] });
  const view = render(<RouterProvider router={router} />);
  return { router, sent, view, path: () => router.state.location.pathname + router.state.location.search };
}
