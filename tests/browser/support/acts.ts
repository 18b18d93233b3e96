import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { codeTo } from './mail.ts';
import { type aName, password } from './person.ts';

type Name = ReturnType<typeof aName>;

export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { name });

/** Waits until a text can be seen. */
export const sees = (page: Page | Locator, text: string | RegExp): Promise<void> =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

/** Picks from one of our drop-down lists, which shows another part of itself when it is moved: not in the same breath. */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  const wanted = page.getByRole('option', { name: option }).first();
  await wanted.scrollIntoViewIfNeeded();
  await twoFrames(page);
  await wanted.click();
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

export async function chooseCity(page: Page, label: string, typed: string, city: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(typed);
  const option = page.getByRole('option', { name: city }).first();
  await option.click();
  // A press may fall beside an option while the page still moves; the player who sees that nothing was picked picks again.
  const picked = async () => {
    const value = await field.inputValue();
    if (value !== city && (await option.isVisible())) await option.click();
    return field.inputValue();
  };
  await expect.poll(picked, { message: 'the city that was picked', timeout: 20_000, interval: 500 }).toBe(city);
}

/** Fills in the sign-up page and sends it. */
export async function askForAccount(page: Page, { email, displayName }: Name): Promise<void> {
  await page.getByLabel('Display name').fill(displayName);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /at least 13/ }).click();
  await button(page, 'Sign up').click();
  await heading(page, 'Verify your email').waitFor();
}

/** Signs up and enters the code from the mail: the player goes on to where they were going. */
export async function signUp(page: Page, name: Name): Promise<void> {
  await askForAccount(page, name);
  await page.getByLabel('Code', { exact: true }).fill(await codeTo(new URL(page.url()).origin, name.email));
  await button(page, 'Verify').click();
}

export async function completeProfile(page: Page, { displayName }: Name): Promise<void> {
  await page.getByLabel('Display name').fill(displayName);
  await page.getByLabel('Full name').fill('Robin Rivers');
  await choose(page, 'Games', 'Kickball');
  await page.keyboard.press('Escape');
  await button(page, 'Remove Kickball').waitFor();
  await chooseCity(page, 'City', 'Austin', 'Austin, TX');
  await button(page, 'Continue').click();
  await sees(page, 'Welcome to Rovers!');
}

/** Fills in the sign-in page and sends it. */
export async function signIn(page: Page, email: string, withPassword = password): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(withPassword);
  await button(page, 'Sign in').click();
}

export const signedInAs = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `Account menu of ${name}` }).waitFor();

/** Picks from the menu that has one's own name. */
export async function fromAccountMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Picks from the menu of a page where an event is managed. */
export async function fromMenu(page: Page, item: RegExp): Promise<void> {
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: item }).click();
}
