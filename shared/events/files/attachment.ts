import { AttachedFile } from '#shared/uploads/attached-file.ts';

/** How many files a host may attach to one event (domain 4.4). */
export const mostAttachments = 10;

/** A file that a host attached: a route, a plan, the rules. */
export const Attachment = AttachedFile;
export type Attachment = AttachedFile;
