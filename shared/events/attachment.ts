import * as z from 'zod';
import { UploadId } from '../ids.ts';

/** How many files a host may attach to one event (domain 4.4). */
export const mostAttachments = 10;

/** A file that a host attached: a route, a plan, the rules. Size in bytes. */
export const Attachment = z.object({ uploadId: UploadId, name: z.string(), type: z.string(), size: z.int() });
export type Attachment = z.infer<typeof Attachment>;
