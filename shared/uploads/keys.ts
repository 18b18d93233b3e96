import { mediaPath, type Purpose, purposes } from '#shared/uploads/purposes.ts';

/** Where browsers post files: below a prefix of the person's own, and only for a day. */
export const incomingKey = (userId: string, uploadId: string): string => `${incomingPrefix}${userId}/${uploadId}`;
const incomingPrefix = 'incoming/';

/** Where a checked file stays: public files where CloudFront finds them, the rest where only the product does. */
export const keptKey = ({ purpose, uploadId }: { purpose: Purpose; uploadId: string }): string =>
  purposes[purpose].isPublic ? mediaPath(uploadId).slice(1) : privateKey(uploadId);

const privateKey = (uploadId: string): string => `files/${uploadId}`;
