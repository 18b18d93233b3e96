import * as z from 'zod';
import { defineContract } from '../contract/operation.ts';
import { UploadId } from '../ids.ts';
import { Line } from '../text.ts';
import { FileType, type Purpose, purposes, sizeWords } from './purposes.ts';

const names = Object.keys(purposes) as Purpose[];

/** A name as people know it, never part of a path. */
const FileName = Line(1, 120, 'The name').refine((name) => !/[/\\]|^\.+$/.test(name), 'Give a name without a path.');

const announced = {
  purpose: z.enum(names, 'Choose what the file is for.'),
  name: FileName,
  type: FileType,
  /** Bytes. */
  size: z.int().min(1, 'The file is empty.'),
};

/** Says of a file what keeps it from being uploaded for a purpose, by field. */
const Announced = z
  .strictObject(announced)
  .refine(({ purpose, type }) => purposes[purpose].types.some((each) => each === type), {
    path: ['type'],
    message: 'This kind of file cannot be used here.',
  })
  .refine(({ purpose, size }) => size <= purposes[purpose].mostBytes, {
    path: ['size'],
    error: ({ input }) => `A file can have at most ${mostWords(input)}.`,
  });

const mostWords = (input: unknown) => sizeWords(purposes[(input as { purpose: Purpose }).purpose].mostBytes);

/** A file that was checked and is kept. */
const KeptFile = z.object({ uploadId: UploadId, ...announced });

export const uploads = defineContract('uploads', {
  startUpload: {
    method: 'POST',
    path: '/uploads',
    summary: 'Start an upload; the response says where to post the file and with which fields',
    access: 'signedIn',
    creates: true,
    limit: { calls: 200, per: 'day' },
    input: Announced,
    output: z.object({
      uploadId: UploadId,
      url: z.url(),
      /** To be sent before the file, which is the field `file`. */
      fields: z.record(z.string(), z.string()),
      expiresAt: z.iso.datetime(),
    }),
    errors: ['upload.noRoom'],
  },
  confirmUpload: {
    method: 'POST',
    path: '/uploads/{uploadId}/confirmation',
    summary: 'Finish an upload: the file is checked and stored',
    access: 'signedIn',
    input: z.strictObject({ uploadId: UploadId }),
    output: KeptFile,
    errors: ['upload.notFound', 'upload.notArrived', 'upload.wrongContent', 'upload.wrongDimensions'],
  },
});
