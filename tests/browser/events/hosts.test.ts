import { expect, inject, test } from 'vitest';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { mailTo } from '../support/mail.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

test('a host invites a player to an event that no one else can open, and then to host it too', async () => {
  const [host, friend, stranger] = [await aPerson(origin), await aPerson(origin), await aPerson(origin)];
  const earlier = await anEvent(host, { title: 'Kickball before' });
  await friend.api.events.joinEvent({ eventId: earlier });
  const eventId = await anEvent(host, { title: 'Kickball among us', visibility: 'invitees' });
  const address = `/discover/events/${eventId}`;

  const { page } = await visit(`/event/${eventId}/manage?tab=invite`, { as: host });
  await page.getByRole('button', { name: /People to invite/ }).click();
  await page.getByRole('option', { name: friend.displayName }).click();
  await page.keyboard.press('Escape');
  await button(page, 'Invite').click();
  await sees(page, '1 person invited');
  const mail = await mailTo(origin, friend.email, /invites you: Kickball among us$/);
  expect(mail.text).toContain(address);

  const outside = await visit(address, { as: stranger, expects: /^404 GET/ });
  await sees(outside.page, 'Maybe try another page, please?');

  const inside = await visit(address, { as: friend, width: 'narrow', expects: /^404 GET/ });
  await sees(inside.page, "You're invited. Can you make it?");
  await button(inside.page, 'Accept').click();
  await sees(inside.page, "You're in");

  await page.reload();
  await sees(page, /^In$/);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('textbox', { name: 'Co-host' }).fill(friend.displayName);
  await button(page, 'Find').click();
  await button(page, `Invite ${friend.displayName} to host`).click();
  await sees(page, /^Invited$/);
  await expectAccessible(page, 'managing hosts and invitations');
  await inside.page.reload();
  await sees(inside.page, "You've been asked to host this event");
  await expectAccessible(inside.page, 'being asked to host');
  await button(inside.page, 'Host it').click();
  await sees(inside.page, `Hosted by ${host.displayName} and ${friend.displayName}`);
  await button(inside.page, 'Manage').click();
  await inside.page.getByRole('link', { name: 'Settings' }).click();
  await button(inside.page, 'Step down').waitFor();
  await expectToFit(inside.page, 'managing as a second host');
});
