import type { ServerResponse } from 'node:http';
import type { Pool } from '../users/pool.ts';
import { redirect, withParameters } from './http.ts';
import { sendPage } from './page.ts';

/** Those that the product's client may ask for here; the one that touches the sign-in itself is for passwords alone. */
const knownScopes: readonly string[] = ['openid', 'email', 'profile'];

/** Checks what the application asks for and sends the person on to the page that stands in for Google. */
export function authorize(pool: Pool, query: URLSearchParams, response: ServerResponse): void {
  const client = pool.clients.find(({ id }) => id === query.get('client_id'));
  const redirectUri = query.get('redirect_uri') ?? '';
  const problem = problemWith(query);
  const state = query.get('state') ?? undefined;
  if (!client?.callbackUrls?.includes(redirectUri)) {
    // An address that was never registered is told nothing, not even that something is wrong.
    refuseHere(response, 'redirect_mismatch');
  } else if (problem) {
    redirect(response, withParameters(redirectUri, { ...problem, state }));
  } else {
    const scope = query.get('scope') || 'openid email profile';
    const codeChallenge = query.get('code_challenge') ?? '';
    const nonce = query.get('nonce') ?? undefined;
    const handle = pool.grants.open({ clientId: client.id, redirectUri, scope, codeChallenge, state, nonce });
    const hint = query.get('login_hint');
    // Relative, because only the front door knows what stands in front of our paths.
    redirect(response, `../google?${new URLSearchParams({ request: handle, ...(hint && { hint }) })}`);
  }
}

interface Problem {
  readonly [name: string]: string;
}

const invalid = (description: string): Problem => ({ error: 'invalid_request', error_description: description });

/** In the order the service checks; the first one is told. */
function problemWith(query: URLSearchParams): Problem | undefined {
  const scopes = (query.get('scope') ?? '').split(' ').filter(Boolean);
  const checks: [boolean, Problem][] = [
    [query.get('response_type') !== 'code', { error: 'unauthorized_client' }],
    [query.get('identity_provider') !== 'Google', invalid('identity_provider is not supported')],
    [scopes.some((scope) => !knownScopes.includes(scope)), { error: 'invalid_scope' }],
    [query.get('prompt') === 'none', { error: 'login_required' }],
    [!query.get('code_challenge'), invalid('code_challenge is required')],
    [query.get('code_challenge_method') !== 'S256', invalid('code_challenge_method must be S256')],
  ];
  return checks.find(([isWrong]) => isWrong)?.[1];
}

/** Ends the hosted session and goes back. Nothing is remembered between visits here, so there is nothing to end. */
export function logout(pool: Pool, query: URLSearchParams, response: ServerResponse): void {
  const client = pool.clients.find(({ id }) => id === query.get('client_id'));
  const back = query.get('logout_uri') ?? '';
  if (client?.logoutUrls?.includes(back)) redirect(response, back);
  else refuseHere(response, 'logout_uri is not registered.');
}

function refuseHere(response: ServerResponse, reason: string): void {
  sendPage(response, {
    status: 400,
    title: 'An error was encountered with the requested page',
    body: `<p>${reason}</p>`,
  });
}
