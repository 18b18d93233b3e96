import { expect, it, onTestFinished } from 'vitest';
import { aDocument, filesApi } from '#tests/support/events/event-files.ts';
import { anEvent } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';
import { aDayLater, storedKeys } from '#tests/support/uploads/uploads.ts';

it('takes a file off an event, and removes it a day later', async () => {
  onTestFinished(product.clock.reset);
  const { event, host } = await anEvent();
  const { eventId } = event;
  const mine = filesApi.signedInAs(host);
  const [uploadId, kept] = [await aDocument(host), await aDocument(host, 'map.pdf')];
  for (const one of [uploadId, kept]) await mine.attachFile({ eventId, uploadId: one });
  await product.drain();
  expect((await mine.removeFile({ eventId, uploadId })).attachments).toHaveLength(1);
  await aDayLater();
  expect(storedKeys()).toContain(`files/${kept}`);
  expect(storedKeys()).not.toContain(`files/${uploadId}`);
});

it('says that a file is not there', async () => {
  const { event, host } = await anEvent();
  const uploadId = await aDocument(host);
  const mine = filesApi.signedInAs(host);
  await expect(mine.removeFile({ eventId: event.eventId, uploadId })).rejects.toMatchObject({
    code: 'upload.notFound',
  });
  await expect(mine.removeFile({ eventId: 'evt_00000000000000000000000000', uploadId })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});
