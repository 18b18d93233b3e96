import { expect, it } from 'vitest';
import { anEvent, eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { exportsApi } from '#tests/support/events/feeds.ts';

it('gives an event as a calendar file, whose sequence follows its version', async () => {
  const { event, host } = await anEvent({ localStart: '2028-07-07T18:30' });
  const { eventId } = event;
  await expect(exportsApi.signedOut().downloadCalendar({ eventId })).resolves.toMatch(
    /^BEGIN:VCALENDAR\r\n[\s\S]*\r\nSEQUENCE:1\r\n[\s\S]*\r\nDTSTART:20280707T233000Z\r\n[\s\S]*END:VCALENDAR\r\n$/,
  );
  const change = { ...eventDetails({ localStart: '2028-07-08T18:30' }), eventId, version: 1 };
  await eventsApi.signedInAs(host).changeEvent(change);
  const changed = await exportsApi.signedOut().downloadCalendar({ eventId });
  expect(changed).toContain(`UID:${eventId}@rovers\r\nSEQUENCE:2\r\n`);
  expect(changed).toContain('DTSTART:20280708T233000Z');
});

it('leads to the page of the event, for a private one by its link', async () => {
  const { event } = await anEvent();
  const unfolded = async (input: { eventId: string; token?: string }) =>
    (await exportsApi.signedOut().downloadCalendar(input)).replaceAll('\r\n ', '');
  expect(await unfolded({ eventId: event.eventId })).toMatch(new RegExp(`URL:https?://[^\\s]+/${event.eventId}\r\n`));
  const hidden = await anEvent({ visibility: 'private' });
  const { eventId } = hidden.event;
  const token = (await eventsApi.signedInAs(hidden.host).getEvent({ eventId })).shareToken!;
  expect(await unfolded({ eventId, token })).toContain(`/evt/${eventId}?t=${token}`);
});

it('refuses a stranger a private event, but not with its link', async () => {
  const { event, host } = await anEvent({ visibility: 'private' });
  const { eventId } = event;
  await expect(exportsApi.signedOut().downloadCalendar({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
  const { shareToken } = await eventsApi.signedInAs(host).getEvent({ eventId });
  await expect(exportsApi.signedOut().downloadCalendar({ eventId, token: shareToken! })).resolves.toContain('VEVENT');
});

it('names the wrong field', async () => {
  await expect(exportsApi.signedOut().downloadCalendar({ eventId: 'calendar' })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { eventId: 'Not a valid id.' },
  });
});
