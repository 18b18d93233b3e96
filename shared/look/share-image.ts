import { mediaPrefix } from '../uploads/purposes.ts';

/** What previews of links show large. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Below it are the images of links, drawn by us. */
export const shareImagePrefix = 'media/share/';

interface Shared {
  /** Of the event, team, season, tournament or place. */
  readonly refId: string;
  /** Another version has another image, because a file never changes under its address. */
  readonly version: number;
}

/** Where the image is in the bucket. */
export const shareImageKey = ({ refId, version }: Shared): string => `${shareImagePrefix}${refId}-${version}.png`;

/** Where the image is on the web app's origin. */
export const shareImagePath = (shared: Shared): string => `/${shareImageKey(shared)}`.replace('/media', mediaPrefix);
