import * as z from 'zod';
import { TeamId, UploadId, UserId } from '#shared/ids.ts';
import { PartId } from './field-answers.ts';

const place = {
  path: '/teams/{teamId}/roster/people/{userId}/files/{partId}',
  access: 'profileComplete',
} as const;
/** A field of type file, or a tracked item. */
const onLine = z.strictObject({ teamId: TeamId, userId: UserId, partId: PartId });
const nothing = z.object({});

/** The files on the lines of a roster: answers that are files, and evidence of what is tracked. */
export const memberFileOperations = {
  keepMemberFile: {
    method: 'PUT',
    ...place,
    summary: 'Attach an uploaded file to a roster field, replacing the one there',
    input: onLine.extend({ uploadId: UploadId }),
    output: nothing,
    errors: ['team.notFound', 'team.memberNotFound', 'team.partNotFound', 'access.denied', 'upload.notFound'],
  },
  removeMemberFile: {
    method: 'DELETE',
    ...place,
    summary: 'Remove a file from a roster field',
    input: onLine,
    output: nothing,
    errors: ['team.notFound', 'team.memberNotFound', 'team.partNotFound', 'access.denied', 'upload.notFound'],
  },
  openMemberFile: {
    method: 'GET',
    ...place,
    summary: 'Get a short-lived link to a roster file, for readers of that field',
    input: onLine,
    /** With the link, anyone may save the file, for a minute. */
    output: z.object({ url: z.url(), expiresAt: z.iso.datetime() }),
    errors: ['team.notFound', 'team.memberNotFound', 'team.partNotFound', 'access.denied', 'upload.notFound'],
  },
} as const;
