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
  const fields = page.locator('form').locator('input:not([type=hidden]):not([tabindex="-1"]), select');
  expect(await fields.count(), 'fields from the link to a spot').toBeLessThanOrEqual(2);
  let presses = 0;
  const press = (name: string) => {
    presses += 1;
    return button(page, name).click();
  };
  await page.getByLabel('Your name').fill(name.displayName);
  await page.getByLabel('Your email').fill(name.email);
  await press('Join');
  await heading(page, 'Check your email').waitFor();
  const { text } = await mailTo(origin, name.email, /^Confirm your spot: Kickball for guests/);
  presses += 1;
  await page.goto(/\/guest\/confirm\?t=[\w.-]+/.exec(text)?.[0] ?? '');
  await press("I'm in: Kickball for guests");
  await heading(page, 'Kickball for guests').waitFor();
  await sees(page, "You're in");
  expect(presses, 'presses from the link to a spot, with the one in the mail').toBeLessThanOrEqual(3);

  const { pathname, search } = new URL(page.url());
  const far = await visit(pathname + search, { width: 'narrow', appearance: 'dark', timeZone: 'America/New_York' });
  await sees(far.page, /For you: .*E[SD]T/);
  await expectAccessible(far.page, 'the RSVP of a guest');
  await expectToFit(far.page, 'the RSVP of a guest');
  const { joiners } = await host.api.events.listJoiners({ eventId });
  expect(joiners.map(({ displayName }) => displayName)).toEqual([name.displayName]);

  const person = await aPerson(origin, { name });
  const app = await visit(`/evt/${eventId}`, { as: person, width: 'narrow' });
  await sees(app.page, "You're in");
  await page.reload();
  await sees(page, 'Your spot is with your account now.');
});

test('a guest gives the seat back and is told what that means', async () => {
  const [host, { email }] = [await aPerson(origin), aName()];
  const eventId = await anEvent(host, { title: 'Kickball to leave' });
  const { page } = await visit(`/evt/${eventId}`, { scripts: false });
  await page.getByLabel('Your name').fill('Jo Guest');
  await page.getByLabel('Your email').fill(email);
  await button(page, 'Join').click();
  const { text } = await mailTo(origin, email, /^Confirm/);
  await page.goto(/\/guest\/confirm\?t=[\w.-]+/.exec(text)?.[0] ?? '');
  await button(page, "I'm in: Kickball to leave").click();
  await sees(page, /Your spot opens up for another player right away/);
  await button(page, 'Give up my spot').click();
  await sees(page, "You're not on the list");
  expect(await page.getByRole('link', { name: 'I have an account' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Open the event' }).click();
  await sees(page, '10 spots left');
});
