import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, joiners } from '#tests/support/events/events.ts';
import { aCoHost, nowhere } from '#tests/support/events/hosts.ts';
import { announcementsApi, mailsAbout, toPlayersOf } from '#tests/support/messages/announcements.ts';
import { aDevice, shownOn } from '#tests/support/notifications/push.ts';
import { product } from '#tests/support/product/product.ts';

it('reaches every player of the chosen groups once, and no one else', async () => {
  const { event, host } = await anEvent({ capacity: 2, title: 'Thursday volleyball' });
  const [first, second, waiting] = await joiners(event.eventId, 3);
  const api = announcementsApi.signedInAs(host);
  expect(await api.sendAnnouncement(toPlayersOf(event.eventId))).toMatchObject({
    announcement: { reach: { people: 2, app: 2, email: 2, push: 0 } },
    left: 2,
  });
  await product.drain();
  for (const player of [first!, second!])
    expect(mailsAbout('Court change', player).map(({ subject }) => subject)).toEqual([
      'Court change (Thursday volleyball)',
    ]);
  for (const other of [waiting!, host]) expect(mailsAbout('Court change', other)).toEqual([]);
  await api.sendAnnouncement(toPlayersOf(event.eventId, { audience: ['in', 'line', 'asked'], title: 'Also to you' }));
  await product.drain();
  expect(mailsAbout('Also to you', waiting!)).toHaveLength(1);
});

it('sends once however often the same request arrives', async () => {
  const { event, host } = await anEvent();
  const [player] = await joiners(event.eventId, 1);
  const api = announcementsApi.signedInAs(host);
  const key = { idempotencyKey: crypto.randomUUID() };
  const sent = await api.sendAnnouncement(toPlayersOf(event.eventId), key);
  expect(await api.sendAnnouncement(toPlayersOf(event.eventId), key)).toEqual(sent);
  await product.drain();
  expect(mailsAbout('Court change', player!)).toHaveLength(1);
  expect(await api.getAnnouncementReach({ aboutId: event.eventId })).toMatchObject({ left: 2 });
});

it('shows neither the address of the host nor markup, and replies go to an address of ours', async () => {
  const { event, host } = await anEvent();
  const [player] = await joiners(event.eventId, 1);
  const message = 'See <b>me</b> & <script>alert(1)</script>';
  await announcementsApi.signedInAs(host).sendAnnouncement(toPlayersOf(event.eventId, { message }));
  await product.drain();
  const [mail] = mailsAbout('Court change', player!);
  expect(mail?.html).toContain('See &lt;b&gt;me&lt;/b&gt; &amp; &lt;script&gt;');
  expect(mail?.text).toContain(`${host.displayName}, host of ${event.title}`);
  expect(JSON.stringify(mail)).not.toContain(host.email);
  expect(mail?.headers['reply-to']).toMatch(/^reply\+[0-9a-f]{40}@reply\.rovers\.example$/);
});

it('takes three a day for one event, and the next one a day after the first', async () => {
  const { event, host } = await anEvent();
  await joiners(event.eventId, 1);
  const coHost = await aCoHost(event, host);
  for (const sender of [host, coHost, host])
    await announcementsApi.signedInAs(sender).sendAnnouncement(toPlayersOf(event.eventId));
  const api = announcementsApi.signedInAs(coHost);
  const { left, nextAt } = await api.getAnnouncementReach({ aboutId: event.eventId });
  expect(left).toBe(0);
  await expect(api.sendAnnouncement(toPlayersOf(event.eventId))).rejects.toMatchObject({
    code: 'announcement.tooMany',
  });
  product.clock.moveTo(new Date(Date.parse(nextAt!) + 1000));
  expect(await api.sendAnnouncement(toPlayersOf(event.eventId))).toMatchObject({
    announcement: { reach: { people: 1 } },
  });
});

it('pushes at night only what its sender says cannot wait', async () => {
  const { event, host } = await anEvent();
  const [player] = await joiners(event.eventId, 1);
  const device = await aDevice(player!);
  const night = new Date('2031-03-01T06:30:00.000Z');
  product.clock.moveTo(night);
  const api = announcementsApi.signedInAs(host);
  await api.sendAnnouncement(toPlayersOf(event.eventId, { title: 'Can wait' }));
  await product.drain();
  expect(shownOn(device)).toEqual([]);
  await api.sendAnnouncement(toPlayersOf(event.eventId, { title: 'Gas leak', urgentReason: 'The hall is closed.' }));
  await product.drain();
  expect(shownOn(device).map(({ title }) => title)).toEqual([`Gas leak (${event.title})`]);
  expect(mailsAbout('Gas leak', player!)[0]?.text).toContain('Sent as urgent: The hall is closed.');
});

it('is for hosts, and needs someone to reach', async () => {
  const { event, host } = await anEvent();
  const send = (person: typeof host, eventId: string) =>
    announcementsApi.signedInAs(person).sendAnnouncement(toPlayersOf(eventId));
  await expect(send(host, event.eventId)).rejects.toMatchObject({ code: 'announcement.noRecipients' });
  await expect(send(await aPerson(), event.eventId)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(send(await aPerson(), nowhere)).rejects.toMatchObject({ code: 'event.notFound' });
});

it('names the field that is missing', async () => {
  const { event, host } = await anEvent();
  const api = announcementsApi.signedInAs(host);
  await expect(api.sendAnnouncement(toPlayersOf(event.eventId, { message: ' ' }))).rejects.toMatchObject({
    fields: { message: 'The message is required.' },
  });
});
