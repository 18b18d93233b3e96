import { expect, it } from 'vitest';
import { handler as pagesHandler } from '#lambdas/events/pages/pages.ts';
import { eventPagePaths } from '#lambdas/events/pages/paths.ts';
import { toCalendar } from '#shared/events/calendars/calendar.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi, inDays, joiners } from '#tests/support/events/events.ts';
import { exportsApi, readFeed } from '#tests/support/events/feeds.ts';
import { openPage } from '#tests/support/events/pages.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

const onlineUrl = 'https://meet.rovers.example/room/7';
const page = { url: 'https://rovers.example/evt/1' };
const online = (differences: object = {}) => anEvent({ onlineUrl, capacity: 1, ...differences });
const see = async (person: { userId: string }, eventId: string) => eventsApi.signedInAs(person).getEvent({ eventId });

it('tells the online address to who is in and to hosts only, before or after', async () => {
  const { event, host } = await online();
  const { eventId } = event;
  const [inside, waiting] = await joiners(eventId, 2);
  await expect(see(host, eventId)).resolves.toMatchObject({ onlineUrl, event: { isOnline: true } });
  await expect(see(inside!, eventId)).resolves.toMatchObject({ onlineUrl });
  for (const person of [waiting!, await aPerson()]) {
    const seen = await see(person, eventId);
    expect(seen.event.isOnline).toBe(true);
    expect(JSON.stringify(seen)).not.toContain(onlineUrl);
  }
  await eventsApi.signedInAs(inside!).leaveEvent({ eventId });
  expect(JSON.stringify(await see(inside!, eventId))).not.toContain(onlineUrl);
});

it('is on no page, in no download and in no message about the event', async () => {
  const { event } = await online();
  const { eventId } = event;
  const open = (address: string) => openPage(pagesHandler, eventPagePaths, address);
  const { body } = await open(`/evt/${eventId}`);
  expect(body).toContain('VirtualLocation');
  expect(body).toContain('MixedEventAttendanceMode');
  await product.drain();
  const everywhere = [
    body,
    await eventsApi.signedOut().getPublicEvent({ eventId }),
    await exportsApi.signedOut().downloadCalendar({ eventId }),
    cloud.delivered,
  ];
  for (const one of everywhere) expect(JSON.stringify(one)).not.toContain(onlineUrl);
});

it('is in the mails and the calendar of who is in, and not of who waits', async () => {
  const { event } = await online();
  const [inside, waiting] = await joiners(event.eventId, 2);
  await product.drain();
  expect(product.mails(inside!.email).at(-1)?.text).toContain(onlineUrl);
  expect(JSON.stringify(product.mails(waiting!.email))).not.toContain(onlineUrl);
  const feedOf = async (person: { userId: string }) => {
    const { url } = await exportsApi.signedInAs(person).createFeed({ kind: 'joining', label: 'Mine' });
    return (await readFeed(url)).body;
  };
  expect(await feedOf(inside!)).toContain(`CONFERENCE;VALUE=URI;LABEL=Join online:${onlineUrl}`);
  expect(await feedOf(waiting!)).not.toContain(onlineUrl);
});

it('is told anew to who is in when it changes, and goes when the host takes it away', async () => {
  const { event, host } = await online();
  const { eventId } = event;
  const [inside] = await joiners(eventId, 1);
  await product.drain();
  const api = eventsApi.signedInAs(host);
  const other = 'https://meet.rovers.example/room/8';
  const said = eventDetails({ localStart: event.localStart, capacity: 1 });
  await api.changeEvent({ ...said, onlineUrl: other, eventId, version: 1 });
  await product.drain();
  expect(product.mails(inside!.email).at(-1)?.text).toContain(other);
  await api.changeEvent({ ...said, eventId, version: 2 });
  const seen = await see(inside!, eventId);
  expect(seen).not.toHaveProperty('onlineUrl');
  expect(seen.event).not.toHaveProperty('isOnline');
});

it.each(['http://meet.rovers.example', 'javascript:alert(1)', 'meet.rovers.example'])('refuses %s', async (address) => {
  const host = await aPerson();
  const asked = eventsApi.signedInAs(host).scheduleEvent(eventDetails({ onlineUrl: address, localStart: inDays(3) }));
  await expect(asked).rejects.toMatchObject({ fields: { onlineUrl: 'Give an address that begins with https://.' } });
});

it('writes no online address into a calendar that does not ask for it', async () => {
  const { event } = await online();
  expect(toCalendar({ ...event, onlineUrl } as typeof event, page)).not.toContain(onlineUrl);
  expect(toCalendar(event, { ...page, onlineUrl }).replaceAll('\r\n ', '')).toContain(`Join online: ${onlineUrl}`);
});
