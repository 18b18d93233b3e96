import { expect, inject, test } from 'vitest';
import { button, completeProfile, heading, sees, signedInAs, signIn } from '../support/acts.ts';
import { aName, aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

test('the player who opens a guarded page signed out signs in and is back at it', async () => {
  const { email } = await aPerson(origin);
  const { page } = await visit('/create?from=mail');
  await page.waitForURL(/\/auth\/login\?next=/);
  await signIn(page, email);
  await heading(page, 'Create an event').waitFor();
  expect(new URL(page.url()).search).toBe('?from=mail');
});

test.each(['/home', '/profile', '/profile/complete', '/teams/create', '/teams/anything'])(
  '%s asks a signed-out visitor to sign in',
  async (path) => {
    const { page } = await visit(path);
    await page.waitForURL(/\/auth\/login\?next=/);
    await heading(page, 'Sign in').waitFor();
  },
);

test('a prefix protects whole segments: a name that only begins like it does not exist instead', async () => {
  const { page } = await visit('/homestead');
  await sees(page, 'Maybe try another page, please?');
});

test('a session that cannot be renewed within a second leads to the sign-in page', async () => {
  const person = await aPerson(origin);
  const stale = person.storage.map(({ name, value }) => ({
    name,
    value: name.endsWith('.accessToken') ? expired(value) : value,
  }));
  const { page, context } = await visit('/discover', { as: { ...person, storage: stale } });
  // The renewal never gets an answer, and the page leads on while it is still loading.
  await context.route(/_local\/identity/, () => {});
  await page.goto('/home', { waitUntil: 'commit' });
  await page.waitForURL(/\/auth\/login\?next=/);
});

test('a link can lead to no other origin after signing in', async () => {
  const { email, displayName } = await aPerson(origin);
  const { page } = await visit('/auth/login?next=//elsewhere.example/home');
  await signIn(page, email);
  await signedInAs(page, displayName);
  expect(new URL(page.url()).origin).toBe(origin);
});

test('a page that needs a profile asks for it first and then opens', async () => {
  const person = await aPerson(origin, { profile: false });
  const { page } = await visit('/create', { as: person });
  await heading(page, 'More Information').waitFor();
  await completeProfile(page, aName());
  await heading(page, 'Create an event').waitFor();
});

test('a player who is signed in is not asked to sign in or up again', async () => {
  const person = await aPerson(origin);
  const { page } = await visit('/login', { as: person });
  await heading(page, /^Hi /).waitFor();
  await page.goto('/sign-up');
  await heading(page, /^Hi /).waitFor();
});

test('an address without a page shows Beans and the ways on', async () => {
  const { page } = await visit('/no/such/page');
  await page.getByRole('heading', { name: 'Beans is having a "RUFF" time finding your page.', exact: true }).waitFor();
  await page.getByText('Maybe try another page, please?', { exact: true }).waitFor();
  await page.getByRole('img', { name: /Beans/ }).waitFor();
  await page.getByRole('navigation', { name: 'Pages to try' }).getByRole('link', { name: 'Sign in' }).click();
  await heading(page, 'Sign in').waitFor();
});

test('a form with something typed asks before it is left', async () => {
  const person = await aPerson(origin);
  const { page } = await visit('/create', { as: person });
  await page.getByLabel('Title').fill('Half a thought');
  await page.getByRole('link', { name: 'Discover' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Leave this page?' });
  await button(dialog, 'Stay').click();
  expect(await page.getByLabel('Title').inputValue()).toBe('Half a thought');
  await page.getByRole('link', { name: 'Discover' }).first().click();
  await button(dialog, 'Leave').click();
  await heading(page, 'Austin').waitFor();
});

/** The same token, as if its hour were over. */
function expired(token: string): string {
  const [head, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const old = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url');
  return [head, old, signature].join('.');
}
