import * as z from 'zod';

const mebibyte = 1024 * 1024;

/** Pictures that every browser shows; none of them can carry a script. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

const documentTypes = [
  'application/pdf',
  'text/plain',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/** What people may upload. Nothing of it is ever run: no SVG, no HTML. */
export const FileType = z.enum([...pictureTypes, ...documentTypes], 'This kind of file cannot be uploaded.');
export type FileType = z.infer<typeof FileType>;

interface PurposeRule {
  readonly types: readonly FileType[];
  readonly mostBytes: number;
  /** Shown to anyone with its address; anything else is handed out by an operation that knows who may have it. */
  readonly isPublic: boolean;
}

/** What one person's files may have together: 2 GB (reliability 6.6). */
export const mostBytesInAll = 2048 * mebibyte;

const shownPicture = { types: pictureTypes, mostBytes: 5 * mebibyte, isPublic: true } as const;

/** What a file is uploaded for, and what it may be then (domain 4.4, 4.16). */
export const purposes = {
  eventCover: shownPicture,
  eventAttachment: { types: [...pictureTypes, ...documentTypes], mostBytes: 10 * mebibyte, isPublic: false },
  profilePhoto: shownPicture,
  placePhoto: shownPicture,
  teamCover: shownPicture,
  teamPhoto: shownPicture,
  tournamentPhoto: shownPicture,
  squadLogo: shownPicture,
  memberFile: { types: [...pictureTypes, ...documentTypes], mostBytes: 10 * mebibyte, isPublic: false },
  placeClaim: { types: [...pictureTypes, 'application/pdf'], mostBytes: 10 * mebibyte, isPublic: false },
} as const satisfies Record<string, PurposeRule>;
export type Purpose = keyof typeof purposes;

export const isPicture = (type: string): boolean => pictureTypes.some((each) => each === type);

/** Pixels of a side, and of all (reliability 6.6): below nothing is seen, above a browser may fail to show it. */
export const pictureBounds = { least: 64, most: 6_000, mostInAll: 24_000_000 } as const;

/** Below it are files that are handed out to one person for a week. */
export const exportPrefix = 'files/exports/';

/** Below it are the files of invoices, for seven years (domain 4.24). */
export const invoicePrefix = 'files/invoices/';
export const invoiceKeptDays = 7 * 366;

/** Where public uploads are: on the web app's own origin, the same for ever. */
export const mediaPrefix = '/media';
export const mediaPath = (uploadId: string): string => `${mediaPrefix}/${uploadId}`;

/** `1.4 MB`, as lists of files say it. */
export const sizeWords = (bytes: number): string =>
  bytes < mebibyte ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / mebibyte).toFixed(1)} MB`;
