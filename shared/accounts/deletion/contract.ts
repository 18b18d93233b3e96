import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { deleteWord } from './personal-parts.ts';

const DataExport = z.object({
  askedAt: z.iso.datetime(),
  /** From when on it can be asked for again. */
  againFrom: z.iso.datetime(),
  /** Until when it can be downloaded; absent while it is put together. */
  until: z.iso.datetime().optional(),
  /** Bytes. */
  size: z.int().optional(),
});
const Exported = z.object({ export: DataExport.optional() });

/** What a user may do with their account as a whole. */
export const deletionContract = defineContract('deletion', {
  deleteUser: {
    method: 'POST',
    path: '/accounts/me/deletion',
    summary: 'Delete your account for good; needs a sign-in within the last five minutes, and no team memberships',
    access: 'signedIn',
    limit: { calls: 20, per: 'hour' },
    input: z.strictObject({ confirmation: z.literal(deleteWord, `Type ${deleteWord} exactly.`) }),
    output: z.object({}),
    errors: ['signIn.tooOld', 'user.onRoster', 'user.notFound'],
  },
  getDataExport: {
    method: 'GET',
    path: '/accounts/me/data-export',
    summary: 'Get the status of your latest data export',
    access: 'signedIn',
    input: z.strictObject({}),
    output: Exported,
  },
  askForDataExport: {
    method: 'POST',
    path: '/accounts/me/data-export',
    summary: 'Request an export of your data, once a day; you get a mail when it is ready',
    access: 'signedIn',
    input: z.strictObject({}),
    output: Exported,
    errors: ['export.askedLately', 'user.notFound'],
  },
  openDataExport: {
    method: 'GET',
    path: '/accounts/me/data-export/file',
    summary: 'Get a download link for your export, valid for one minute',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ url: z.url() }),
    errors: ['export.notFound'],
  },
});
