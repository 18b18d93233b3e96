import { expect, inject, test } from 'vitest';
import { heading, sees, signedInAs } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

test('without a network the shell says so, and again when it is back', async () => {
  const { page, context } = await visit('/auth/login');
  await heading(page, 'Sign in').waitFor();
  await context.setOffline(true);
  await sees(page, 'You’re offline.');
  await context.setOffline(false);
  await sees(page, 'You’re online again.');
});

test('dark mode is remembered in this browser, and the system decides until a player chooses', async () => {
  const person = await aPerson(origin);
  const { page } = await visit('/home', { as: person, appearance: 'light' });
  const scheme = () => page.evaluate(() => document.documentElement.style.colorScheme);
  await signedInAs(page, person.displayName);
  await expect.poll(scheme).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(scheme).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
  await expect.poll(scheme).toBe('dark');
  await page.reload();
  await signedInAs(page, person.displayName);
  await expect.poll(scheme).toBe('dark');
});

test('the service worker takes over once the page has settled, and keeps the app for a visit without a network', async () => {
  const { page, context, expectProblem } = await visit('/auth/login', { serviceWorker: true });
  await heading(page, 'Sign in').waitFor();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.reload();
  await heading(page, 'Sign in').waitFor();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/service-worker/);
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.reload();
  await heading(page, 'Sign in').waitFor();
  // A document that the worker answered does not hear what was said before it: it has to be said anew.
  await context.setOffline(false);
  await context.setOffline(true);
  await sees(page, 'You’re offline.');
});

test('visits are counted in this browser, and the first one is marked', async () => {
  const { page } = await visit('/auth/login');
  await heading(page, 'Sign in').waitFor();
  const visits = () =>
    page.evaluate(() => [localStorage.getItem('rovers.visits'), document.documentElement.dataset.firstVisit]);
  expect(await visits()).toEqual(['1', 'true']);
  await page.reload();
  await heading(page, 'Sign in').waitFor();
  expect(await visits()).toEqual(['2', 'false']);
});

test('a page that changes by itself keeps what a person is looking at', async () => {
  const [host, joiner] = [await aPerson(origin), await aPerson(origin)];
  const eventId = await anEvent(host);
  const { page } = await visit(`/evt/${eventId}`, { as: host });
  await sees(page, '10 spots left');
  await page.getByRole('button', { name: 'Manage' }).focus();
  await joiner.api.events.joinEvent({ eventId });
  await sees(page, '9 spots left');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Manage');
});

test('a custom domain shows no navigation and no session of the product', async () => {
  const there = origin.replace('localhost', 'some-team.localhost');
  const { page } = await visit('/', { origin: there, expects: /^404 GET/ });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
});
