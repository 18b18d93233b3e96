import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, fromAccountMenu, sees, signedInAs, signIn } from '../support/acts.ts';
import { productNow } from '../support/clock.ts';
import { mailTo } from '../support/mail.ts';
import { aPerson } from '../support/person.ts';
import { bothWidths, visit } from '../support/visit.ts';

const origin = inject('origin');
const refusedSignIn = /^400 POST .*identity/;
const codeField = 'Code from your authenticator app';

/** What the app shows now, or half a minute later: the first code is used up by then. */
async function codeOf(secret: string, laterMs = 0): Promise<string> {
  const timestamp = (await productNow(origin)) + laterMs;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function isInOrder(page: Page, what: string, within?: string): Promise<void> {
  await expectAccessible(page, what, within);
  await expectToFit(page, what);
}

/** Turns two-factor authentication on in the settings. */
async function setUp(page: Page) {
  await page.goto(`${origin}/settings?tab=general#two-factor`);
  await button(page, 'Set up').click();
  const dialog = page.getByRole('dialog', { name: 'Set up two-factor authentication' });
  const secret = ((await dialog.locator('.factor-secret').textContent()) ?? '').replaceAll(' ', '');
  await isInOrder(page, 'setting it up', '[role=dialog]:has(.factor-secret)');
  await dialog.getByLabel(codeField).fill(await codeOf(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const saved = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await saved.waitFor();
  await isInOrder(page, 'the recovery codes', '[role=dialog]:has(.recovery-codes)');
  const codes = await saved.locator('li').allTextContents();
  await saved.getByRole('button', { name: 'I saved them' }).click();
  await button(page, 'New recovery codes').waitFor();
  await isInOrder(page, 'the settings while it is on', '#two-factor');
  return { secret, codes };
}

test.each(bothWidths)(
  'a player sets up an app, signs in with its code, and with a recovery code once the phone is lost (%s)',
  async (width) => {
    const { email, displayName } = await aPerson(origin);
    const { page, expectProblem } = await visit('/auth/login', {
      width,
      appearance: width === 'wide' ? 'light' : 'dark',
    });
    expectProblem(refusedSignIn);
    await signIn(page, email);
    await signedInAs(page, displayName);
    const { secret, codes } = await setUp(page);
    expect(codes).toHaveLength(10);
    await mailTo(origin, email, /Two-factor authentication is on/);

    await fromAccountMenu(page, 'Sign out');
    await signIn(page, email);
    await page.getByLabel(codeField).fill('000000');
    await button(page, 'Continue').click();
    await sees(page, 'That code isn’t right. Enter the one your app shows now.');
    await isInOrder(page, 'a wrong code');
    await page.getByLabel(codeField).fill(await codeOf(secret, 30_000));
    await button(page, 'Continue').click();
    await signedInAs(page, displayName);

    await fromAccountMenu(page, 'Sign out');
    await signIn(page, email);
    await button(page, 'Lost your phone? Use a recovery code').click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await isInOrder(page, 'a recovery code');
    await button(page, 'Use this code').click();
    await sees(page, /Two-factor authentication is off\. Sign in/);
    await mailTo(origin, email, /A recovery code was used/);
    await signIn(page, email);
    await signedInAs(page, displayName);
  },
);
