import { expect, inject, test } from 'vitest';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, heading, sees } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { mailTo } from '../support/mail.ts';
import { aName, aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

test('a player without an account and without scripts joins by mail, and their later account has the seat', async () => {
  const [host, name] = [await aPerson(origin), aName()];
  const eventId = await anEvent(host, { title: 'Kickball for guests' });
  const { page } = await visit(`/evt/${eventId}`, { scripts: false, width: 'narrow' });
  expect(await page.locator('form input:not([type=hidden]):not([tabindex="-1"])').count()).toBeLessThanOrEqual(3);
  await page.getByLabel('Your name').fill(name.displayName);
  await page.getByLabel('Your e-mail').fill(name.email);
  await button(page, 'Join with your e-mail').click();
  await heading(page, 'Check your mail').waitFor();
  const { text } = await mailTo(origin, name.email, /^Confirm your spot: Kickball for guests/);
  await page.goto(/\/guest\/confirm\?t=[\w.-]+/.exec(text)?.[0] ?? '');
  await button(page, 'Yes, I’m coming to Kickball for guests').click();
  await heading(page, 'Your RSVP: Kickball for guests').waitFor();
  await sees(page, 'You are in.');

  const { pathname, search } = new URL(page.url());
  const far = await visit(pathname + search, { width: 'narrow', appearance: 'dark', timeZone: 'America/New_York' });
  await sees(far.page, /^For you: .*E[SD]T/);
  await expectAccessible(far.page, 'the RSVP of a guest');
  await expectToFit(far.page, 'the RSVP of a guest');
  const { joiners } = await host.api.events.listJoiners({ eventId });
  expect(joiners.map(({ displayName }) => displayName)).toEqual([name.displayName]);

  const person = await aPerson(origin, { name });
  const app = await visit(`/evt/${eventId}`, { as: person, width: 'narrow' });
  await sees(app.page, "You're in");
  await page.reload();
  await sees(page, 'Your place is with your account now.');
});

test('a guest gives the seat back and is told what that means', async () => {
  const [host, { email }] = [await aPerson(origin), aName()];
  const eventId = await anEvent(host, { title: 'Kickball to leave' });
  const { page } = await visit(`/evt/${eventId}`, { scripts: false });
  await page.getByLabel('Your name').fill('Jo Guest');
  await page.getByLabel('Your e-mail').fill(email);
  await button(page, 'Join with your e-mail').click();
  const { text } = await mailTo(origin, email, /^Confirm/);
  await page.goto(/\/guest\/confirm\?t=[\w.-]+/.exec(text)?.[0] ?? '');
  await button(page, 'Yes, I’m coming to Kickball to leave').click();
  await sees(page, 'Your seat is free for another player at once.');
  await button(page, /give up my seat/).click();
  await sees(page, 'You are not on the list.');
  expect(await page.getByRole('link', { name: 'I have an account' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Open the event' }).click();
  await sees(page, '10 of 10 seats free');
});
