import { expect, it } from 'vitest';
import { anEvent, eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { exportsApi } from '#tests/support/events/feeds.ts';

it('gives an event as a calendar file, whose sequence follows its version', async () => {
  const { event, host } = await anEvent({ localStart: '2031-07-04T18:30' });
  const { eventId } = event;
  await expect(exportsApi.signedOut().downloadCalendar({ eventId })).resolves.toMatch(
    /^BEGIN:VCALENDAR\r\n[\s\S]*\r\nSEQUENCE:1\r\n[\s\S]*\r\nDTSTART:20310704T233000Z\r\n[\s\S]*END:VCALENDAR\r\n$/,
  );
  const change = { ...eventDetails({ localStart: '2031-07-05T18:30' }), eventId, version: 1 };
  await eventsApi.signedInAs(host).changeEvent(change);
  const changed = await exportsApi.signedOut().downloadCalendar({ eventId });
  expect(changed).toContain(`UID:${eventId}@rovers\r\nSEQUENCE:2\r\n`);
  expect(changed).toContain('DTSTART:20310705T233000Z');
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
