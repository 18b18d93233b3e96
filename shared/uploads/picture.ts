import * as z from 'zod';
import { UploadId } from '../ids.ts';
import { Line } from '../text.ts';

/** A picture that was uploaded, with what it shows in words for people who cannot see it. */
export const Picture = z.strictObject({
  uploadId: UploadId,
  alt: Line(2, 160, 'What the picture shows'),
});
export type Picture = z.infer<typeof Picture>;
