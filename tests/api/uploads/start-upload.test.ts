import { describe, expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { uploadUseEntity } from '#lambdas/uploads/upload-use.entity.ts';
import { mostBytesInAll } from '#shared/uploads/purposes.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';
import {
  aDayLater,
  announced,
  pngBytes,
  post,
  storedKeys,
  textBytes,
  uploadsApi,
} from '#tests/support/uploads/uploads.ts';

describe('announcing a file', () => {
  it('gives a form that takes this file to a place of the person’s own, and nothing else', async () => {
    const person = await aPerson();
    const { uploadId, url, fields } = await uploadsApi.signedInAs(person).startUpload(announced());
    expect(fields.key).toBe(`incoming/${person.userId}/${uploadId}`);
    expect(await post({ url, fields }, pngBytes())).toBe(204);
    expect(storedKeys()).toContain(fields.key);
    expect(await post({ url, fields }, textBytes('shorter'))).toBe(400);
    expect(await post({ url, fields: { ...fields, key: 'media/upl' } }, pngBytes())).toBe(403);
    expect(await post({ url, fields: { ...fields, 'Content-Type': 'text/html' } }, pngBytes())).toBe(403);
    product.clock.forwardMinutes(16);
    expect(await post({ url, fields }, pngBytes())).toBe(403);
    product.clock.reset();
  });

  it.each([
    ['a drawing that can carry scripts', { type: 'image/svg+xml' as never }, 'type'],
    ['a page', { purpose: 'eventAttachment', type: 'text/html' as never }, 'type'],
    ['a document as a picture', { type: 'application/pdf' }, 'type'],
    ['a picture above 5 MB', { size: 5 * 1024 * 1024 + 1 }, 'size'],
    ['a document above 10 MB', { purpose: 'eventAttachment', type: 'application/pdf', size: 10_485_761 }, 'size'],
    ['an empty file', { size: 0 }, 'size'],
    ['a path as a name', { name: '../../court.png' }, 'name'],
    ['a purpose that there is not', { purpose: 'logo' as never }, 'purpose'],
  ] as const)('refuses %s, at its field', async (_, differences, field) => {
    const start = uploadsApi.signedInAs(await aPerson()).startUpload(announced(differences));
    await expect(start).rejects.toMatchObject({ code: 'request.invalid', fields: { [field]: expect.any(String) } });
  });

  it('takes no more than 2 GB of a person, also of uploads at once, and has room again for what was removed', async () => {
    const person = await aPerson();
    const mine = uploadsApi.signedInAs(person);
    const size = 4 * 1024 * 1024;
    await uploadUseEntity(table())
      .put({ userId: person.userId, bytes: mostBytesInAll - size })
      .go();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => mine.startUpload(announced({ size }))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(mine.startUpload(announced({ size: 1 }))).rejects.toMatchObject({ code: 'upload.noRoom' });
    await expect(uploadsApi.signedInAs(await aPerson()).startUpload(announced({ size }))).resolves.toBeDefined();
    await aDayLater();
    product.clock.reset();
    await expect(mine.startUpload(announced({ size }))).resolves.toBeDefined();
  });

  it('says how large a file may be', async () => {
    const start = uploadsApi.signedInAs(await aPerson()).startUpload(announced({ size: 6_000_000 }));
    await expect(start).rejects.toMatchObject({ fields: { size: 'A file can have at most 5.0 MB.' } });
  });
});
