import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { button, completeProfile, fromAccountMenu, heading, sees, signedInAs, signIn } from '../support/acts.ts';
import { aName, aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

/** The page that stands in for Google on one machine. */
async function answerAtGoogle(page: Page, email: string, { isVerified = true } = {}): Promise<void> {
  await button(page, 'Continue with Google').click();
  await heading(page, 'Local Google').waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('checkbox', { name: 'This email is verified' }).setChecked(isVerified);
  await button(page, 'Continue').click();
}

test('a person with a verified address gets an account, accepts the terms with the profile, and can sign out', async () => {
  const name = aName();
  const { page } = await visit('/auth/login');
  await answerAtGoogle(page, name.email);
  await heading(page, 'More Information').waitFor();
  await page.getByRole('checkbox', { name: /at least 13/ }).click();
  await completeProfile(page, name);
  await signedInAs(page, name.displayName);
  await fromAccountMenu(page, 'Sign out');
  await page.waitForURL('**/auth/login?logout=true');
});

test('an address that Google has not verified is refused with words for it', async () => {
  const { page } = await visit('/auth/login');
  await answerAtGoogle(page, aName().email, { isVerified: false });
  await sees(page, 'Google has not verified that address');
});

test('an address with a password signs in with it first, and from then on either way works', async () => {
  const { email, displayName } = await aPerson(origin);
  const { page } = await visit('/auth/login');
  await answerAtGoogle(page, email);
  await sees(page, 'That address already has a password here');
  await signIn(page, email);
  await sees(page, 'Google is connected.');
  await signedInAs(page, displayName);
  const { page: later } = await visit('/auth/login');
  await answerAtGoogle(later, email);
  await signedInAs(later, displayName);
});

test('the user who comes back from Google without an answer is told, and returns to what they wanted after a second try', async () => {
  const { email, displayName } = await aPerson(origin);
  const { page } = await visit('/auth/login');
  await button(page, 'Continue with Google').click();
  await button(page, 'Cancel').click();
  await sees(page, 'The sign-in was canceled.');
  await signIn(page, email);
  await signedInAs(page, displayName);
});

test('the sign-up page lets no one leave for Google before the box is ticked', async () => {
  const { page } = await visit('/auth/sign-up');
  await button(page, 'Continue with Google').click();
  await heading(page, 'Join Rovers').waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth/sign-up');
  await page.getByRole('checkbox', { name: /at least 13/ }).click();
  await answerAtGoogle(page, aName().email);
  await heading(page, 'More Information').waitFor();
});
