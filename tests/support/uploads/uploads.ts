import { uploadBucket } from '#infra/local/environment.ts';
import { handler } from '#lambdas/uploads/api.ts';
import { handler as sweep } from '#lambdas/uploads/sweep/job.ts';
import type { Input } from '#shared/contract/operation.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { runJob } from '#tests/support/product/run-job.ts';
import { cloud } from '../product/cloud.ts';
import { product } from '../product/product.ts';

type Start = Input<(typeof uploads)['operations']['startUpload']>;
type Person = { readonly userId: string };

export const uploadsApi = product.client(uploads, handler);

/** The beginning of a PNG of a size; nothing in the product reads further. */
export function pngBytes(width = 800, height = 400): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}

export const textBytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));

/** What a browser says of a picture, unless the test says otherwise. */
export const announced = (differences: Partial<Start> = {}): Start => ({
  purpose: 'eventCover',
  name: 'court.png',
  type: 'image/png',
  size: pngBytes().length,
  ...differences,
});

interface Form {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Posts a file as a browser does. Answers the status. */
export async function post({ url, fields }: Form, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([bytes]), 'file');
  return (await fetch(url, { method: 'POST', body: form })).status;
}

/** A file of a person's, announced, posted and confirmed. */
export async function anUpload(
  person: Person,
  differences: Partial<Start> = {},
  bytes: Uint8Array<ArrayBuffer> = pngBytes(),
): Promise<string> {
  const mine = uploadsApi.signedInAs(person);
  const started = await mine.startUpload(announced({ size: bytes.length, ...differences }));
  await post(started, bytes);
  await mine.confirmUpload({ uploadId: started.uploadId });
  return started.uploadId;
}

/** Under which keys something is stored. */
export const storedKeys = (): string[] => cloud.objects.list(uploadBucket, '', '', 1000).map(({ key }) => key);

/** Lets a day and an hour pass, with the work that is due in them. */
export async function aDayLater(): Promise<void> {
  await product.drain();
  product.clock.forwardMinutes(24 * 60 + 1);
  await runJob(sweep);
  product.clock.forwardMinutes(61);
  await runJob(sweep);
}
