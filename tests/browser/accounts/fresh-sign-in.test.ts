import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { forwardTo, productNow } from '../support/clock.ts';
import { aPerson, password } from '../support/person.ts';
import { type ProductProcess, startProductProcess } from '../support/product-process.ts';
import { visit } from '../support/visit.ts';

/** Of its own and empty: the clock is moved in it. */
let product: ProductProcess;
beforeAll(async () => {
  product = await startProductProcess(['--empty']);
});
afterAll(() => product.stop());

test('a user who signed in a while ago confirms with the password where they are, narrow', async () => {
  const { origin } = product;
  const person = await aPerson(origin);
  const { page, expectProblem } = await visit('/settings', { as: person, origin, width: 'narrow' });
  await forwardTo(origin, (await productNow(origin)) + 6 * 60_000);
  expectProblem(/^403 POST .*\/api\/accounts\/me\/email/);
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  // The page may be reading itself again for the new hour while the address is typed.
  await vi.waitFor(
    async () => {
      if (await dialog.isVisible()) return;
      await page.getByLabel('New email address').fill('elsewhere@people.example', { timeout: 4000 });
      await button(page, 'Change email address').click({ timeout: 4000 });
      await dialog.waitFor({ timeout: 4000 });
    },
    { timeout: 40_000, interval: 500 },
  );
  await dialog.getByLabel('Your password').fill('not-the-password-of-anyone');
  expectProblem(/^400 POST .*identity/);
  await button(dialog, 'Continue').click();
  await sees(dialog, 'Wrong password.');
  await expectAccessible(page, 'settings-fresh-sign-in-narrow');
  await expectToFit(page, 'settings-fresh-sign-in-narrow');
  await dialog.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await sees(page, 'We sent a link to elsewhere@people.example.');
  await page.reload();
  await sees(page, 'This device');
  expect(
    await page
      .getByText(/^Signed in /)
      .filter({ visible: true })
      .count(),
  ).toBe(1);
});
