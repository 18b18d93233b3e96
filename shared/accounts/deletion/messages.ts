import * as z from 'zod';
import { defineMessage } from '#shared/contract/message.ts';
import { UserId } from '#shared/ids.ts';
import { personalParts } from './personal-parts.ts';

const Part = z.enum(personalParts);
/** What was stored while an account was being deleted is found by the second. */
const Pass = z.int().min(1).max(2);
const ExportId = z.string();

/** An account is unusable from now on, and every part erases what it keeps of its user; published once for each pass. */
export const accountDeleted = defineMessage('accounts.accountDeleted', z.object({ userId: UserId, pass: Pass }));
/** A part has erased everything about a user. */
export const partErased = defineMessage('accounts.partErased', z.object({ userId: UserId, pass: Pass, part: Part }));

/** A user wants a copy of everything stored about them. */
export const exportAsked = defineMessage('accounts.exportAsked', z.object({ userId: UserId, exportId: ExportId }));
/** A part laid down its part of a user's export. */
export const partExported = defineMessage(
  'accounts.partExported',
  z.object({ userId: UserId, exportId: ExportId, part: Part }),
);
