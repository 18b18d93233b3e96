import type { ServerResponse } from 'node:http';
import { IdentityError } from '../identity-error.ts';
import type { Pool } from '../users/pool.ts';
import { signInFromGoogle } from './federation.ts';
import { redirect, withParameters } from './http.ts';
import { escapeHtml, sendPage } from './page.ts';

/** Shows the page on which a person says who they are at Google. */
export function showGoogle(pool: Pool, query: URLSearchParams, response: ServerResponse): void {
  const handle = query.get('request') ?? '';
  if (pool.grants.find(handle)) {
    showForm(response, { handle, email: query.get('hint') ?? '', name: '', isVerified: true });
  } else {
    showExpired(response);
  }
}

/** Takes the answer and goes back to the application, with a code or with what went wrong. */
export async function answerGoogle(pool: Pool, form: URLSearchParams, response: ServerResponse): Promise<void> {
  const handle = form.get('request') ?? '';
  const request = pool.grants.find(handle);
  if (!request) return showExpired(response);
  const { state } = request;
  const back = (parameters: Record<string, string>) => {
    pool.grants.take(handle);
    redirect(response, withParameters(request.redirectUri, { ...parameters, state }));
  };
  if (form.get('action') === 'cancel') {
    return back({ error: 'access_denied', error_description: 'The person cancelled the sign-in.' });
  }
  const email = (form.get('email') ?? '').trim().toLowerCase();
  const name = (form.get('name') ?? '').trim();
  const isVerified = form.get('email_verified') === 'true';
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    return showForm(response, { handle, email, name, isVerified, problem: 'Enter an email address.' });
  }
  try {
    const user = await signInFromGoogle(pool, { email, name, isVerified }, request.clientId);
    back({ code: pool.grants.open(request, user.username) });
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    back({ error: 'invalid_request', error_description: error.message });
  }
}

interface Form {
  readonly handle: string;
  readonly email: string;
  readonly name: string;
  readonly isVerified: boolean;
  readonly problem?: string;
}

function showForm(response: ServerResponse, { handle, email, name, isVerified, problem }: Form): void {
  const wrong = problem === undefined ? '' : ' aria-invalid="true" aria-describedby="problem"';
  sendPage(response, {
    status: problem === undefined ? 200 : 400,
    title: 'Local Google',
    body: `<p>This page stands in for Google on this machine. You are the person you name.</p>
<form method="post">
<input type="hidden" name="request" value="${escapeHtml(handle)}">
${problem === undefined ? '' : `<p class="error" id="problem" role="alert">${escapeHtml(problem)}</p>`}
<label>Email <input name="email" type="email" autocomplete="email" required value="${escapeHtml(email)}"${wrong}></label>
<label>Name <input name="name" autocomplete="name" value="${escapeHtml(name)}"></label>
<label class="tick"><input name="email_verified" type="checkbox" value="true"${isVerified ? ' checked' : ''}> This email is verified</label>
<div class="actions">
<button name="action" value="continue">Continue</button>
<button name="action" value="cancel" formnovalidate>Cancel</button>
</div>
</form>`,
  });
}

function showExpired(response: ServerResponse): void {
  sendPage(response, {
    status: 400,
    title: 'This sign-in has expired',
    body: '<p>Go back to where you came from and try again.</p>',
  });
}
