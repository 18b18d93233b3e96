import { describe, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDocument, filesApi } from '#tests/support/events/event-files.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { anUpload } from '#tests/support/uploads/uploads.ts';

describe('attaching a file', () => {
  it('shows it with its name and size to anyone who sees the event, once', async () => {
    const { event, host } = await anEvent();
    const { eventId } = event;
    const uploadId = await aDocument(host);
    await filesApi.signedInAs(host).attachFile({ eventId, uploadId });
    await filesApi.signedInAs(host).attachFile({ eventId, uploadId });
    const seen = await eventsApi.signedOut().getPublicEvent({ eventId });
    expect(seen.event.attachments).toEqual([{ uploadId, name: 'rules.pdf', type: 'application/pdf', size: 14 }]);
  });

  it('keeps it when the event is edited', async () => {
    const { event, host } = await anEvent();
    const { eventId, title, gameTypeId, kind, localStart, timeZone, duration, capacity, location } = event;
    await filesApi.signedInAs(host).attachFile({ eventId, uploadId: await aDocument(host) });
    const place = { kind: 'tbd' as const, cityPlaceId: location.city.placeId };
    const same = { eventId, version: 2, title, gameTypeId, kind, localStart, timeZone, duration, capacity };
    const changed = await eventsApi.signedInAs(host).changeEvent({ ...same, location: place });
    expect(changed.attachments).toHaveLength(1);
  });

  it('takes no file of another player, and no picture that was uploaded for another purpose', async () => {
    const { event, host } = await anEvent();
    const { eventId } = event;
    for (const uploadId of [await aDocument(await aPerson()), await anUpload(host)])
      await expect(filesApi.signedInAs(host).attachFile({ eventId, uploadId })).rejects.toMatchObject({
        code: 'upload.notFound',
      });
  });

  it('takes ten, and no more', async () => {
    const { event, host } = await anEvent();
    const { eventId } = event;
    for (let file = 0; file < 10; file += 1)
      await filesApi.signedInAs(host).attachFile({ eventId, uploadId: await aDocument(host, `${file}.pdf`) });
    const eleventh = filesApi.signedInAs(host).attachFile({ eventId, uploadId: await aDocument(host) });
    await expect(eleventh).rejects.toMatchObject({ code: 'upload.tooMany' });
  });

  it('is for events that take place, and for their hosts', async () => {
    const { event, host } = await anEvent();
    const { eventId } = event;
    const uploadId = await aDocument(host);
    await eventsApi.signedInAs(host).cancelEvent({ eventId, version: 1, reason: 'weather' });
    const late = filesApi.signedInAs(host).attachFile({ eventId, uploadId });
    await expect(late).rejects.toMatchObject({ code: 'event.notEditable' });
    const nowhere = filesApi.signedInAs(host).attachFile({ eventId: 'evt_00000000000000000000000000', uploadId });
    await expect(nowhere).rejects.toMatchObject({ code: 'event.notFound' });
  });
});
