import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { EventId, UploadId } from '#shared/ids.ts';
import { ShareToken } from '../rsvp/contract.ts';
import { Attachment } from './attachment.ts';

const Attachments = z.object({ attachments: z.array(Attachment) });
const attached = z.strictObject({ eventId: EventId, uploadId: UploadId });
const opened = {
  input: attached.extend({ token: ShareToken.optional() }),
  /** With the link, anyone may save the file, for a minute. */
  output: z.object({ url: z.url(), expiresAt: z.iso.datetime() }),
  errors: ['event.notFound', 'upload.notFound'],
} as const;
const manage = { access: 'event:manage', input: attached, output: Attachments } as const;

/** What hosts attach to their events. */
export const eventFilesContract = defineContract('event-files', {
  attachFile: {
    method: 'POST',
    path: '/events/{eventId}/attachments',
    summary: 'Attach an uploaded file to an event',
    ...manage,
    errors: ['event.notFound', 'event.notEditable', 'upload.tooMany', 'upload.notFound'],
  },
  removeFile: {
    method: 'DELETE',
    path: '/events/{eventId}/attachments/{uploadId}',
    summary: 'Remove a file from an event',
    ...manage,
    errors: ['event.notFound', 'upload.notFound'],
  },
  openPublicFile: {
    method: 'GET',
    path: '/events/{eventId}/attachments/{uploadId}',
    summary: 'Get a short-lived link to a file of a public event',
    access: 'public',
    ...opened,
  },
  openFile: {
    method: 'GET',
    path: '/events/mine/{eventId}/attachments/{uploadId}',
    summary: 'Get a short-lived link to a file of an event you have access to',
    access: 'signedIn',
    ...opened,
  },
});
