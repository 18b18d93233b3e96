import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { askForAccount, button, fromAccountMenu, heading, sees, signedInAs, signIn, signUp } from '../support/acts.ts';
import { codeTo, mailsTo, mailTo } from '../support/mail.ts';
import { aName, aPerson, password, signUpUnverified } from '../support/person.ts';
import { type ProductProcess, startProductProcess } from '../support/product-process.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');
const refusedSignIn = /^400 POST .*identity/;

describe('signing in', () => {
  test('a wrong password and an unknown address get the same sentence, and the right one leads home', async () => {
    const { email, displayName } = await aPerson(origin);
    const { page, expectProblem } = await visit('/auth/login');
    expectProblem(refusedSignIn);
    await signIn(page, email, 'not-the-password-at-all');
    await sees(page, 'Wrong email or password.');
    await page.reload();
    await signIn(page, aName().email);
    await sees(page, 'Wrong email or password.');
    await signIn(page, email);
    await heading(page, `Hi ${displayName}`).waitFor();
    await page.reload();
    await signedInAs(page, displayName);
  });

  test('an empty form says what is missing at each field', async () => {
    const { page } = await visit('/auth/login');
    await button(page, 'Sign in').click();
    await sees(page, 'Enter your password.');
    expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
  });

  test('the user who has not verified the address yet is told and sent to the page that does it', async () => {
    const { email } = aName();
    await signUpUnverified(origin, email);
    const { page, expectProblem } = await visit('/auth/login');
    expectProblem(refusedSignIn);
    await signIn(page, email);
    await sees(page, 'Email is not verified');
    const code = await codeTo(origin, email);
    await page.getByLabel('Code', { exact: true }).fill(code);
    await button(page, 'Verify').click();
    // In another browser than the one that signed up, the password might have been chosen by another user.
    await sees(page, 'Your address is confirmed. Now choose a password.');
    await page.getByLabel('Code', { exact: true }).fill(await codeTo(origin, email, code));
    await page.getByLabel('New password').fill('another-one-for-the-rain');
    await button(page, 'Change the password').click();
    await sees(page, 'Password changed.');
    await signIn(page, email, 'another-one-for-the-rain');
    await heading(page, 'More Information').waitFor();
  });
});

describe('signing up', () => {
  test('nothing is sent before the box is ticked and everything is valid', async () => {
    const { email } = aName();
    const { page } = await visit('/auth/sign-up');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await button(page, 'Sign up').click();
    await sees(page, /at least 12 characters/i);
    expect(await page.getByRole('checkbox').getAttribute('aria-invalid')).not.toBe('false');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await button(page, 'Sign up').click();
    await heading(page, 'Join Rovers').waitFor();
    expect(await mailsTo(origin, email)).toEqual([]);
  });

  test('an address that has an account gets the same answer, and the mail says so to its owner alone', async () => {
    const { email, displayName } = await aPerson(origin);
    const { page } = await visit('/auth/sign-up');
    await askForAccount(page, { email, displayName });
    await sees(page, `Check ${email}.`);
    await mailTo(origin, email, /account/i);
  });
});

describe('verifying the address', () => {
  test('a wrong code is named, a new one replaces the old one, and the right one signs in', async () => {
    const name = aName();
    const { email } = name;
    const { page, expectProblem } = await visit('/auth/sign-up');
    await askForAccount(page, name);
    const first = await codeTo(origin, email);
    expectProblem(refusedSignIn);
    await page.getByLabel('Code', { exact: true }).fill(first === '000000' ? '000001' : '000000');
    await button(page, 'Verify').click();
    await sees(page, "That code doesn't match our latest email.");
    await sees(page, 'Email is not verified');
    await button(page, 'Send a new code').click();
    await sees(page, 'New code sent.');
    await page.getByLabel('Code', { exact: true }).fill(await codeTo(origin, email, first));
    await button(page, 'Verify').click();
    await sees(page, 'Email verified!');
    await heading(page, 'More Information').waitFor();
  });

  test('the link in the mail knows the address, and a second time says that it is verified already', async () => {
    const name = aName();
    const { email } = name;
    const { page, expectProblem } = await visit('/auth/sign-up');
    await askForAccount(page, name);
    const code = await codeTo(origin, email);
    const [mail] = await mailsTo(origin, email);
    const [link] = /\/verify-email\?[^"]+/.exec(mail!.html)!;
    await page.goto(link.replaceAll('&amp;', '&'));
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await page.getByLabel('Code', { exact: true }).fill(code);
    await button(page, 'Verify').click();
    await sees(page, 'Email verified!');
    await heading(page, 'Sign in').waitFor();
    expectProblem(refusedSignIn);
    await page.goto(link);
    await page.getByLabel('Code', { exact: true }).fill(code);
    await button(page, 'Verify').click();
    await sees(page, 'This address is already verified. Sign in with it.');
  });
});

describe('a forgotten password', () => {
  test('a code by mail sets a new one, and the old one stops working', async () => {
    const { email, displayName } = await aPerson(origin);
    const before = await codeTo(origin, email);
    const { page, expectProblem } = await visit('/auth/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // The page before has a field of that name too.
    await button(page, 'Send the code').waitFor();
    await page.getByLabel('Email').fill(email);
    await button(page, 'Send the code').click();
    await sees(page, 'If that address has an account');
    await page.getByLabel('Code', { exact: true }).fill(await codeTo(origin, email, before));
    await page.getByLabel('New password').fill('another-one-for-the-rain');
    await button(page, 'Change the password').click();
    await sees(page, 'Password changed.');
    expectProblem(refusedSignIn);
    await signIn(page, email);
    await sees(page, 'Wrong email or password.');
    await signIn(page, email, 'another-one-for-the-rain');
    await heading(page, `Hi ${displayName}`).waitFor();
  });

  test('for an unknown address the answers are the same, and no mail is sent', async () => {
    const { email } = aName();
    const { page, expectProblem } = await visit('/forgot-password');
    await page.getByLabel('Email').fill(email);
    await button(page, 'Send the code').click();
    await sees(page, 'If that address has an account');
    expectProblem(refusedSignIn);
    await page.getByLabel('Code', { exact: true }).fill('123456');
    await page.getByLabel('New password').fill('another-one-for-the-rain');
    await button(page, 'Change the password').click();
    await sees(page, "That code doesn't match our latest email.");
    expect(await mailsTo(origin, email)).toEqual([]);
  });
});

describe('codes by the clock', () => {
  let product: ProductProcess;
  beforeAll(async () => {
    product = await startProductProcess(['--empty']);
  });
  afterAll(() => product.stop());

  test('a code does not work any more after 24 hours, and a new one does', async () => {
    const { email } = aName();
    await signUpUnverified(product.origin, email);
    const code = await codeTo(product.origin, email);
    await fetch(`${product.origin}/_local/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ forwardMinutes: 24 * 60 }),
    });
    const { page, expectProblem } = await visit(`/verify-email?email=${email}`, { origin: product.origin });
    expectProblem(refusedSignIn);
    await page.getByLabel('Code', { exact: true }).fill(code);
    await button(page, 'Verify').click();
    await sees(page, 'That code has expired: a code works for 24 hours. Ask for a new one.');
    await button(page, 'Send a new code').click();
    await page.getByLabel('Code', { exact: true }).fill(await codeTo(product.origin, email, code));
    await button(page, 'Verify').click();
    await sees(page, 'Email verified!');
  });
});

test('signing out ends at the sign-in page, and protected pages ask again', async () => {
  const name = aName();
  const { page } = await visit('/auth/sign-up');
  await signUp(page, name);
  await heading(page, 'More Information').waitFor();
  await page.goto('/home');
  await fromAccountMenu(page, 'Sign out');
  await page.waitForURL('**/auth/login?logout=true');
  await sees(page, 'You have been signed out.');
  await page.goto('/home');
  await page.waitForURL(/\/auth\/login/);
  await heading(page, 'Sign in').waitFor();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Token');
});
