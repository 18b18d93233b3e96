import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { button } from './acts.ts';
import { productNow } from './clock.ts';

/** Turns two-factor authentication on for who is signed in: a code was given just now. */
export async function withFactor(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto('/settings?tab=general#two-factor');
  await button(page, 'Set up').click();
  const dialog = page.getByRole('dialog', { name: 'Set up two-factor authentication' });
  const secret = ((await dialog.locator('.factor-secret').textContent()) ?? '').replaceAll(' ', '');
  const timestamp = await productNow(origin);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  await dialog.getByLabel('Code from your authenticator app').fill(code);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const saved = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await saved.getByRole('button', { name: 'I saved them' }).click();
}
