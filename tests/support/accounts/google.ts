import { createHash } from 'node:crypto';
import { identityIds } from './identity.ts';

const verifier = 'a-verifier-that-only-the-browser-knows-0123456789';
const challenge = createHash('sha256').update(verifier).digest('base64url');

/** Where a redirect leads, as a browser would resolve it. */
export const target = (response: Response) => new URL(response.headers.get('location') ?? '', response.url);
export const answerOf = (response: Response) => Object.fromEntries(target(response).searchParams);

interface Person {
  readonly email: string;
  readonly name?: string;
  readonly verified?: boolean;
  readonly action?: string;
}

/** The value of an input of a page, as its form would send it. */
export const fieldValue = (html: string, name: string) =>
  new RegExp(`<input [^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? '';

/** Signs in at the local Google page as a browser would, over the identity service that runs by then. */
export function googleVisits(endpoint: () => string) {
  const authorize = (more: Record<string, string> = {}) => {
    const query = new URLSearchParams({
      client_id: identityIds.web,
      identity_provider: 'Google',
      redirect_uri: identityIds.callback,
      response_type: 'code',
      scope: 'openid email profile',
      state: 'a-state',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...more,
    });
    return fetch(`${endpoint()}/oauth2/authorize?${query}`, { redirect: 'manual' });
  };

  /** Fills in the local Google page and presses a button. Answers with what the application is told. */
  async function visitGoogle({ email, name = '', verified = true, action = 'continue' }: Person) {
    const page = await fetch(target(await authorize()));
    const request = fieldValue(await page.text(), 'request');
    const body = new URLSearchParams({ request, email, name, action, ...(verified && { email_verified: 'true' }) });
    return answerOf(await fetch(page.url, { method: 'POST', body, redirect: 'manual' }));
  }

  const exchange = async (code: string, more: Record<string, string> = {}) => {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: identityIds.web,
      redirect_uri: identityIds.callback,
      code,
      code_verifier: verifier,
      ...more,
    });
    return (await fetch(`${endpoint()}/oauth2/token`, { method: 'POST', body })).json();
  };

  const signInAtGoogle = async (person: Person) => exchange((await visitGoogle(person)).code ?? '');
  return { authorize, visitGoogle, exchange, signInAtGoogle };
}
