import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { button, heading, sees } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { codeTo } from '../support/mail.ts';
import { aName, aPerson, password } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');
let eventId: string;
beforeAll(async () => {
  eventId = await anEvent(await aPerson(origin), { title: 'Kickball by keyboard' });
});

test('a newcomer signs up, completes the profile, joins and leaves with the keyboard alone', async () => {
  const { email, displayName } = aName();
  const { page } = await visit('/auth/sign-up');
  await heading(page, 'Join Rovers').waitFor();
  const { keyboard } = page;
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await keyboard.type(text);
  };
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await keyboard.press('Enter');
  };
  await type('Display name', displayName);
  await type('Email', email);
  await type('Password', password);
  await tabTo(page, page.getByRole('checkbox', { name: /at least 13/ }));
  await keyboard.press('Space');
  await press(button(page, 'Sign up'));
  await heading(page, 'Verify your email').waitFor();
  await type('Code', await codeTo(origin, email));
  await keyboard.press('Enter');
  await heading(page, 'More Information').waitFor();
  await page.getByLabel('Display name').waitFor();
  expect(await page.getByLabel('Display name').inputValue()).toBe(displayName);

  await type('Full name', 'Robin Rivers');
  await press(page.getByLabel('Games', { exact: true }));
  await keyboard.type('Kickball');
  await page.getByRole('option', { name: 'Kickball' }).waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await type('City', 'Austin');
  await pickByKeyboard(page, page.getByLabel('City', { exact: true }), 'Austin, TX');
  await press(button(page, 'Continue'));
  await sees(page, 'Welcome to Rovers!');

  await page.goto(`/evt/${eventId}`);
  await button(page, 'Join').waitFor();
  await press(button(page, 'Join'));
  await sees(page, "You're in");
  await press(button(page, 'Leave event'));
  await page.getByRole('dialog').waitFor();
  await press(button(page.getByRole('dialog'), 'Leave event'));
  await sees(page, 'You left this event');
});

test('the first stop on a page leads past the navigation to the main content', async () => {
  const { page } = await visit('/discover');
  await page.locator('.look-card').first().waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('a new page takes the focus to its heading', async () => {
  const { page } = await visit('/auth/login');
  await page.getByRole('link', { name: 'New here? Sign up' }).click();
  await heading(page, 'Join Rovers').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

/** Suggestions that arrive while keys are pressed can replace the highlighted one; the player then picks again. */
async function pickByKeyboard(page: Page, field: Locator, wanted: string): Promise<void> {
  const option = page.getByRole('option', { name: wanted }).first();
  await option.waitFor();
  const picked = async () => {
    if ((await field.inputValue()) !== wanted && (await option.isVisible())) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    return field.inputValue();
  };
  await expect.poll(picked, { message: 'what was picked', timeout: 20_000, interval: 500 }).toBe(wanted);
}

/** Presses Tab until the focus is there, as a player without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let step = 0; step < 60; step += 1) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}
