import { text } from 'node:stream/consumers';
import { expect, inject, test } from 'vitest';
import { button, fromMenu, heading, sees } from '../support/acts.ts';
import { anEvent, chooseSport, createEvent, inAustin, setStart } from '../support/event.ts';
import { mailsTo, mailTo } from '../support/mail.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

test('a host creates an event, moves it, postpones it and calls it off, and the joiner hears of each', async () => {
  const [host, joiner] = [await aPerson(origin), await aPerson(origin)];
  const { page } = await visit('/create', { as: host });
  const eventId = await createEvent(page, { title: 'Kickball that changes', seats: 10, localStart: inAustin(6) });
  await joiner.api.events.joinEvent({ eventId });
  await mailTo(origin, joiner.email, /^You're in: Kickball that changes/);

  await button(page, 'Manage').click();
  await sees(page, joiner.displayName);
  await sees(page, joiner.email);
  await button(page, 'Edit').click();
  await heading(page, 'Edit event').waitFor();
  await setStart(page, inAustin(7));
  await button(page, 'Save changes').click();
  await sees(page, 'Your event is updated');
  await mailTo(origin, joiner.email, /^New time: Kickball that changes/);

  await button(page, 'Manage').click();
  await fromMenu(page, /^Postpone/);
  await button(page.getByRole('dialog'), 'Postpone event').click();
  await sees(page, 'Your event is postponed');
  await sees(page, 'Postponed. Players keep their spots; a new time will follow.');
  await mailTo(origin, joiner.email, /^Postponed: Kickball that changes/);

  await fromMenu(page, /^Cancel event/);
  const dialog = page.getByRole('dialog', { name: 'Cancel this event?' });
  await dialog.getByLabel(/^Message to players/).fill('The field is under water.');
  await button(dialog, 'Cancel event').click();
  await sees(page, 'Your event is canceled');
  await sees(page, 'The field is under water.');
  const mail = await mailTo(origin, joiner.email, /^Canceled: Kickball that changes/);
  expect(mail.text).toContain('The field is under water.');
  expect(await page.getByRole('button', { name: 'Edit' }).count()).toBe(0);
});

test('a game of the host’s own, an address and no limit make an event too', async () => {
  const host = await aPerson(origin);
  const { page } = await visit('/create', { as: host });
  await sees(page, 'Choose a place');
  await button(page, 'Publish').click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await chooseSport(page, 'Other');
  await page.getByLabel('Which game?').fill('Kubb');
  await page.getByLabel('Title').fill('Kubb on the lawn');
  await button(page, 'Use an address').click();
  await page.getByLabel('Address', { exact: true }).fill('1100 Congress Ave');
  await setStart(page, inAustin(8));
  await page.getByRole('checkbox', { name: 'No limit' }).check({ force: true });
  await button(page, 'Publish').click();
  await button(page.getByRole('dialog', { name: 'Invite players' }), 'Done').click();
  await heading(page, 'Kubb on the lawn').waitFor();
  await sees(page, 'Kubb');
  await sees(page, 'No limit');
  await sees(page, '1100 Congress Ave');
  await sees(page, /Austin, TX/);
});

test('a draft is for its host alone until it is published', async () => {
  const [host, other] = [await aPerson(origin), await aPerson(origin)];
  const eventId = await anEvent(host, { publish: false, title: 'Not yet' });
  const stranger = await visit(`/evt/${eventId}`, { as: other, expects: /^404 GET/ });
  await sees(stranger.page, 'Maybe try another page, please?');
  const { page } = await visit(`/evt/${eventId}`, { as: host, expects: /^404 GET/ });
  await sees(page, 'Only hosts can see it until you publish it.');
  await button(page, 'Manage').click();
  await button(page, 'Publish event').click();
  await sees(page, 'Your event is published');
  await stranger.page.reload();
  await heading(stranger.page, 'Not yet').waitFor();
});

test('a private event opens with its link and for no one else', async () => {
  const host = await aPerson(origin);
  const eventId = await anEvent(host, { visibility: 'private', title: 'Among friends' });
  const { page } = await visit(`/evt/${eventId}`, { as: host, expects: /^404 GET/ });
  await page.locator('summary', { hasText: 'Share' }).click();
  await button(page, 'Copy link').click();
  await sees(page, 'Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await visit(new URL(link).pathname + new URL(link).search);
  await heading(friend.page, 'Among friends').waitFor();
  friend.expectProblem(/^404 GET/);
  await friend.page.goto(`/evt/${eventId}`);
  await heading(friend.page, 'Event not found').waitFor();
});

test('a player who does not manage an event finds no page to manage it', async () => {
  const [host, other] = [await aPerson(origin), await aPerson(origin)];
  const eventId = await anEvent(host);
  const { page } = await visit(`/event/${eventId}/manage`, { as: other });
  await sees(page, 'Maybe try another page, please?');
  await page.goto(`/share/event/${eventId}`);
  await page.waitForURL(`**/evt/${eventId}`);
  await heading(page, 'Kickball by the river').waitFor();
});

test('a host takes a player off the list after being asked, and they are told', async () => {
  const [host, joiner] = [await aPerson(origin), await aPerson(origin)];
  const eventId = await anEvent(host);
  await joiner.api.events.joinEvent({ eventId });
  const { page } = await visit(`/event/${eventId}/manage`, { as: host, width: 'narrow' });
  await button(page, `Take ${joiner.displayName} off the list`).click();
  await button(page.getByRole('dialog'), 'Take off the list').click();
  await sees(page, `${joiner.displayName} is off the list`);
  await sees(page, 'No players yet.');
  await mailTo(origin, joiner.email, /^You’re off the guest list/);
});

test('the calendar file is one that calendars read', async () => {
  const host = await aPerson(origin);
  const eventId = await anEvent(host, { title: 'Kickball; with commas, too' });
  const { page } = await visit(`/evt/${eventId}`);
  await page.getByLabel('Add to calendar').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Calendar file (.ics)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${eventId}.ics`);
  const file = await text(await download.createReadStream());
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.filter(Boolean).at(-1)).toBe('END:VCALENDAR');
  expect(lines).toContain('SUMMARY:Kickball\\; with commas\\, too');
  expect(lines.find((line) => line.startsWith('DTSTART'))).toMatch(/\d{8}T\d{6}/);
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

test('the link in a mail turns that kind of mail off, once the person says so', async () => {
  const [host, joiner] = [await aPerson(origin), await aPerson(origin)];
  await joiner.api.events.joinEvent({ eventId: await anEvent(host) });
  const mail = await mailTo(origin, joiner.email, /^You're in/);
  const [link] = /\/mail\/off\?token=[^\s"]+/.exec(mail.text)!;
  const { page } = await visit(link);
  await button(page, 'Turn it off').click();
  await sees(page, 'Done. You’ll get no more');
  const later = await anEvent(host, { title: 'In silence' });
  const witness = await aPerson(origin);
  await joiner.api.events.joinEvent({ eventId: later });
  await witness.api.events.joinEvent({ eventId: later });
  await mailTo(origin, witness.email, /In silence/);
  expect((await mailsTo(origin, joiner.email)).filter(({ subject }) => /In silence/.test(subject))).toEqual([]);
});
