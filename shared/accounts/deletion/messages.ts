import * as z from 'zod';
import { defineMessage } from '#shared/contract/message.ts';
import { UserId } from '#shared/ids.ts';
import { personalParts } from './personal-parts.ts';

const Part = z.enum(personalParts);
/** What was stored while somebody left is found by the second. */
const Pass = z.int().min(1).max(2);
const ExportId = z.string();

/** Somebody's account is unusable from now on, and every part erases what it keeps of them; told once for each pass. */
export const accountDeleted = defineMessage('accounts.accountDeleted', z.object({ userId: UserId, pass: Pass }));
/** A part keeps nothing of somebody any more. */
export const partErased = defineMessage('accounts.partErased', z.object({ userId: UserId, pass: Pass, part: Part }));

/** Somebody wants everything that is stored of them. */
export const exportAsked = defineMessage('accounts.exportAsked', z.object({ userId: UserId, exportId: ExportId }));
/** A part laid down what it keeps of somebody. */
export const partExported = defineMessage(
  'accounts.partExported',
  z.object({ userId: UserId, exportId: ExportId, part: Part }),
);
