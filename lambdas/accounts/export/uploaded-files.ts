import * as z from 'zod';
import type { Objects } from '#lambdas/kernel/uploads/objects.ts';
import { keptKey } from '#shared/uploads/keys.ts';
import { type Purpose, purposes } from '#shared/uploads/purposes.ts';
import type { FileInZip } from './zip.ts';

const Uploads = z.object({
  upload: z
    .array(
      z.object({
        uploadId: z.string(),
        purpose: z.enum(Object.keys(purposes) as [Purpose, ...Purpose[]]),
        name: z.string(),
        size: z.number(),
        status: z.string(),
      }),
    )
    .default([]),
});

/** The archive is made in memory; what does not fit stays listed, and is opened where the product shows it. */
const mostBytes = 60 * 1024 * 1024;

/** The files that a user uploaded, the small ones first, as far as the archive takes them. */
export async function uploadedFiles(
  parts: ReadonlyMap<string, string>,
  objects: Pick<Objects, 'find' | 'readStart'>,
  now: Date,
): Promise<readonly FileInZip[]> {
  const { upload } = Uploads.parse(JSON.parse(parts.get('uploads') ?? '{}'));
  const files: FileInZip[] = [];
  const left: string[] = [];
  let bytes = 0;
  for (const one of upload.filter(({ status }) => status === 'kept').toSorted((a, b) => a.size - b.size)) {
    const content = bytes + one.size <= mostBytes ? await read(keptKey(one), objects, now) : undefined;
    bytes += content?.length ?? 0;
    const name = `${one.uploadId}-${one.name.replaceAll(/[^\p{L}\p{N}. _-]/gu, '_')}`;
    if (content) files.push({ name: `files/${name}`, content });
    else left.push(`${name} (${one.size} bytes)`);
  }
  const text = `These files didn’t fit or were just being removed. They’re still where you added them.\n\n${left.join('\n')}\n`;
  return left.length > 0 ? [...files, { name: 'files/not-contained.txt', content: text }] : files;
}

async function read(key: string, objects: Pick<Objects, 'find' | 'readStart'>, now: Date) {
  const found = await objects.find(key, now);
  return found && objects.readStart(key, found.etag, found.size, now);
}
