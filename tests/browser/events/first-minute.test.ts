import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { askForAccount, button, heading, sees, signIn, signUp } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { codeTo, mailTo } from '../support/mail.ts';
import { aName, aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

/** What a player fills in on a page: hidden fields and the trap for machines are none of it. */
const fieldsOf = (page: Page) => page.locator('form :is(input:not([type=hidden]):not([tabindex="-1"]), select)');

/** The pages that a player meets, each time they meet one. */
function screensOf(page: Page): string[] {
  const screens = [new URL(page.url()).pathname];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (screens.at(-1) !== pathname) screens.push(pathname);
  });
  return screens;
}

test('a visitor is in with two fields and three presses', async () => {
  const [host, name] = [await aPerson(origin), aName()];
  const eventId = await anEvent(host, { title: 'Kickball in a minute' });
  const { page } = await visit(`/evt/${eventId}`, { width: 'narrow' });
  expect(await fieldsOf(page).count(), 'fields').toBeLessThanOrEqual(2);
  let presses = 0;
  const press = async (text: string) => {
    presses += 1;
    await button(page, text).click();
  };
  await page.getByLabel('Your name').fill(name.displayName);
  await page.getByLabel('Your email').fill(name.email);
  await press('Join');
  await heading(page, 'Check your email').waitFor();
  const { text } = await mailTo(origin, name.email, /^Confirm your spot: Kickball in a minute/);
  presses += 1;
  await page.goto(/\/guest\/confirm\?t=[\w.-]+/.exec(text)?.[0] ?? '');
  await press("I'm in: Kickball in a minute");
  await sees(page, "You're in");
  expect(presses, 'presses, with the one in the mail').toBeLessThanOrEqual(3);
});

test('a new player is in after name, email, password and the code, and comes back to the event', async () => {
  const [host, name] = [await aPerson(origin), aName()];
  const eventId = await anEvent(host, { title: 'Kickball for a newcomer' });
  const { page } = await visit(`/evt/${eventId}`, { width: 'narrow' });
  const screens = screensOf(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await heading(page, 'Join Rovers').waitFor();
  await expectAccessible(page, 'signing up on the way to an event');
  await expectToFit(page, 'signing up on the way to an event');
  await signUp(page, name);
  await page.waitForURL(`**/evt/${eventId}`);
  await sees(page, "You're in");
  expect(screens.length, screens.join(', ')).toBeLessThanOrEqual(5);
  const { joiners } = await host.api.events.listJoiners({ eventId });
  expect(joiners.map(({ displayName }) => displayName)).toEqual([name.displayName]);
});

test('a new player who opens the link in the mail is in as well, in the tab that it opens', async () => {
  const [host, name] = [await aPerson(origin), aName()];
  const eventId = await anEvent(host, { title: 'Kickball by mail' });
  const { page, context } = await visit(`/evt/${eventId}`, { width: 'narrow' });
  const screens = screensOf(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await askForAccount(page, name);
  const code = await codeTo(origin, name.email);
  const { html } = await mailTo(origin, name.email, /^Confirm your email/);
  const [link = ''] = /\/verify-email\?[^"]+/.exec(html) ?? [];
  const tab = await context.newPage();
  await tab.goto(origin + link.replaceAll('&amp;', '&'));
  const later = screensOf(tab);
  await tab.getByLabel('Code', { exact: true }).fill(code);
  await button(tab, 'Verify').click();
  await heading(tab, 'Sign in').waitFor();
  await signIn(tab, name.email);
  await tab.waitForURL(`**/evt/${eventId}`);
  await sees(tab, "You're in");
  const met = [...new Set([...screens, ...later]), 'the event again'];
  expect(met.length, met.join(', ')).toBeLessThanOrEqual(5);
});
