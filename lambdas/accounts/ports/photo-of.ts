import { mediaPath } from '#shared/uploads/purposes.ts';
import type { Account } from './accounts.ts';

/** The public address of the picture that a person shows of themselves. */
export const photoOf = ({ photoUploadId }: Pick<Account, 'photoUploadId'>): string | undefined =>
  photoUploadId && mediaPath(photoUploadId);
