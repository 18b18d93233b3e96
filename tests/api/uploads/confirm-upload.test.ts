import { describe, expect, it, onTestFinished } from 'vitest';
import { uploadBucket } from '#infra/local/environment.ts';
import { handler as sweep } from '#lambdas/uploads/sweep/job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';
import {
  aDayLater,
  announced,
  anUpload,
  pngBytes,
  post,
  storedKeys,
  textBytes,
  uploadsApi,
} from '#tests/support/uploads/uploads.ts';

describe('confirming a file', () => {
  it('keeps what everyone may see where everyone finds it, as what it was found to be', async () => {
    const uploadId = await anUpload(await aPerson());
    expect(cloud.objects.find(uploadBucket, `media/${uploadId}`)).toMatchObject({ contentType: 'image/png' });
    expect(storedKeys().filter((key) => key.includes(uploadId))).toEqual([`media/${uploadId}`]);
  });

  it('keeps a document where no one finds it', async () => {
    const differences = { purpose: 'eventAttachment', type: 'application/pdf', name: 'rules.pdf' } as const;
    const uploadId = await anUpload(await aPerson(), differences, textBytes('%PDF-1.7 rules'));
    expect(storedKeys()).toContain(`files/${uploadId}`);
    expect(storedKeys()).not.toContain(`media/${uploadId}`);
  });

  it('answers a repeat as it did the first time', async () => {
    const person = await aPerson();
    const uploadId = await anUpload(person);
    const again = await uploadsApi.signedInAs(person).confirmUpload({ uploadId });
    expect(again).toEqual({ ...announced(), uploadId });
  });

  it.each([
    ['a page that says it is a picture', 'upload.wrongContent', textBytes('<!doctype html><script>alert(1)</script>')],
    ['a picture too small to be seen', 'upload.wrongDimensions', pngBytes(63, 400)],
    ['a picture that unpacks to more than a browser holds', 'upload.wrongDimensions', pngBytes(6000, 6000)],
  ])('refuses %s, and keeps nothing of it', async (_, code, bytes) => {
    const mine = uploadsApi.signedInAs(await aPerson());
    const started = await mine.startUpload(announced({ size: bytes.length }));
    await post(started, bytes);
    const { uploadId } = started;
    await expect(mine.confirmUpload({ uploadId })).rejects.toMatchObject({ code });
    expect(storedKeys().filter((key) => key.includes(uploadId))).toEqual([]);
  });

  it('says that nothing has arrived', async () => {
    const mine = uploadsApi.signedInAs(await aPerson());
    const { uploadId } = await mine.startUpload(announced());
    await expect(mine.confirmUpload({ uploadId })).rejects.toMatchObject({ code: 'upload.notArrived' });
  });

  it('knows no one’s file but one’s own', async () => {
    const uploadId = await anUpload(await aPerson());
    const other = uploadsApi.signedInAs(await aPerson()).confirmUpload({ uploadId });
    await expect(other).rejects.toMatchObject({ code: 'upload.notFound' });
  });

  it('removes after a day what nothing came to show', async () => {
    onTestFinished(product.clock.reset);
    const uploadId = await anUpload(await aPerson());
    await aDayLater();
    expect(storedKeys()).not.toContain(`media/${uploadId}`);
  });

  it('takes a form again only in place of its own file, and removes what came after it was confirmed', async () => {
    onTestFinished(product.clock.reset);
    const mine = uploadsApi.signedInAs(await aPerson());
    const started = await mine.startUpload(announced());
    const { uploadId } = started;
    const mineStored = () => storedKeys().filter((key) => key.includes(uploadId));
    for (let time = 0; time < 5; time += 1) expect(await post(started, pngBytes())).toBe(204);
    expect(mineStored()).toHaveLength(1);
    await mine.confirmUpload({ uploadId });
    expect(await post(started, pngBytes())).toBe(204);
    expect(mineStored()).toHaveLength(2);
    await product.drain();
    product.clock.forwardMinutes(31);
    expect(await post(started, pngBytes())).toBe(403);
    await runJob(sweep);
    expect(mineStored()).toEqual([`media/${uploadId}`]);
  });

  it('stores at most twice what counts for a person, however often forms are posted, and then what counts', async () => {
    onTestFinished(product.clock.reset);
    const person = await aPerson();
    const mine = uploadsApi.signedInAs(person);
    const bytes = pngBytes();
    const forms = [];
    for (let file = 0; file < 3; file += 1) forms.push(await mine.startUpload(announced({ size: bytes.length })));
    const ids = forms.map(({ uploadId }) => uploadId);
    const storedBytes = () =>
      storedKeys()
        .filter((key) => ids.some((id) => key.endsWith(id)))
        .reduce((sum, key) => sum + (cloud.objects.find(uploadBucket, key)?.size ?? 0), 0);
    for (const form of forms) {
      await post(form, bytes);
      await mine.confirmUpload({ uploadId: form.uploadId });
      for (let time = 0; time < 4; time += 1) expect(await post(form, bytes)).toBe(204);
      expect(await post(form, new Uint8Array([...bytes, 0])), 'no larger file').toBe(400);
    }
    const counted = ids.length * bytes.length;
    expect(storedBytes()).toBe(2 * counted);
    await product.drain();
    product.clock.forwardMinutes(31);
    await runJob(sweep);
    expect(storedBytes()).toBe(counted);
  });

  it('expires a file that is not confirmed within half an hour of its announcement', async () => {
    onTestFinished(product.clock.reset);
    const mine = uploadsApi.signedInAs(await aPerson());
    const started = await mine.startUpload(announced());
    await post(started, pngBytes());
    await product.drain();
    product.clock.forwardMinutes(31);
    await runJob(sweep);
    expect(storedKeys().filter((key) => key.includes(started.uploadId))).toEqual([]);
    const confirmed = mine.confirmUpload({ uploadId: started.uploadId });
    await expect(confirmed).rejects.toMatchObject({ code: 'upload.notArrived' });
  });
});
