import * as z from 'zod';
import { UploadId } from '../ids.ts';

/** An uploaded file where something shows it, with what lists say of it. Size in bytes. */
export const AttachedFile = z.object({ uploadId: UploadId, name: z.string(), type: z.string(), size: z.int() });
export type AttachedFile = z.infer<typeof AttachedFile>;
