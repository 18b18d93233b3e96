import { expect, it, onTestFinished } from 'vitest';
import { aDocument, filesApi } from '#tests/support/events/event-files.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';

it('hands a file to anyone who may see the event, to be saved under its name, for a minute', async () => {
  onTestFinished(product.clock.reset);
  const { event, host } = await anEvent();
  const { eventId } = event;
  const uploadId = await aDocument(host, "Rules of the 'Größe' cup.pdf");
  await filesApi.signedInAs(host).attachFile({ eventId, uploadId });
  const { url } = await filesApi.signedOut().openPublicFile({ eventId, uploadId });
  const file = await fetch(url);
  expect(await file.text()).toBe('%PDF-1.7 rules');
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''Rules%20of%20the%20%27Gr%C3%B6%C3%9Fe%27%20cup.pdf",
  );
  expect((await fetch(url.replace(uploadId, 'another'))).status).toBe(403);
  expect((await fetch(url.replace('attachment', 'inline'))).status).toBe(403);
  product.clock.forwardMinutes(2);
  expect((await fetch(url)).status).toBe(403);
});

it('hands out nothing of a private event but to anyone who has its link', async () => {
  const { event, host } = await anEvent({ visibility: 'private' });
  const { eventId } = event;
  const uploadId = await aDocument(host);
  await filesApi.signedInAs(host).attachFile({ eventId, uploadId });
  const { shareToken: token } = await eventsApi.signedInAs(host).getEvent({ eventId });
  const stranger = filesApi.signedOut();
  await expect(stranger.openPublicFile({ eventId, uploadId })).rejects.toMatchObject({ code: 'event.notFound' });
  expect(await stranger.openPublicFile({ eventId, uploadId, token: token! })).toHaveProperty('url');
  const other = 'upl_00000000000000000000000000';
  await expect(stranger.openPublicFile({ eventId, uploadId: other, token: token! })).rejects.toMatchObject({
    code: 'upload.notFound',
  });
});
