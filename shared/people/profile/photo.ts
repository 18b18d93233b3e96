import * as z from 'zod';
import { UploadId } from '#shared/ids.ts';

/** Where the picture is on the product's own origin; absent of people who show none. */
const Shown = z.object({ photoURL: z.string().optional() });

/** The picture by which others know a person. */
export const photoOperations = {
  setProfilePhoto: {
    method: 'PUT',
    path: '/people/me/photo',
    summary: 'Show a picture that you uploaded as yours',
    access: 'signedIn',
    limit: { calls: 60, per: 'hour' },
    input: z.strictObject({ uploadId: UploadId }),
    output: Shown,
    errors: ['user.notFound', 'upload.notFound'],
  },
  removeProfilePhoto: {
    method: 'DELETE',
    path: '/people/me/photo',
    summary: 'Show no picture of you any more',
    access: 'signedIn',
    limit: { calls: 60, per: 'hour' },
    input: z.strictObject({}),
    output: Shown,
    errors: ['user.notFound'],
  },
} as const;
