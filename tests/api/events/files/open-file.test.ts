import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDocument, filesApi } from '#tests/support/events/event-files.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';

it('hands a private event’s file to anyone who is on its list only', async () => {
  const { event, host } = await anEvent({ visibility: 'private' });
  const { eventId } = event;
  const uploadId = await aDocument(host);
  await filesApi.signedInAs(host).attachFile({ eventId, uploadId });
  const { shareToken: token } = await eventsApi.signedInAs(host).getEvent({ eventId });
  const joiner = await aPerson();
  await eventsApi.signedInAs(joiner).joinEvent({ eventId, token: token! });
  const { url } = await filesApi.signedInAs(joiner).openFile({ eventId, uploadId });
  expect(await (await fetch(url)).text()).toBe('%PDF-1.7 rules');
  const stranger = filesApi.signedInAs(await aPerson());
  await expect(stranger.openFile({ eventId, uploadId })).rejects.toMatchObject({ code: 'event.notFound' });
  const other = 'upl_00000000000000000000000000';
  await expect(filesApi.signedInAs(joiner).openFile({ eventId, uploadId: other })).rejects.toMatchObject({
    code: 'upload.notFound',
  });
});
