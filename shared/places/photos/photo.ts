import type * as z from 'zod';
import { UserId } from '#shared/ids.ts';
import { Picture } from '#shared/uploads/picture.ts';

/** How many photos a place shows (domain 4.16), and how many of them one person may add who does not keep it. */
export const mostPhotos = 30;
export const mostPhotosOfOne = 3;

export const PlacePhoto = Picture.extend({
  /** Who showed it. */
  addedBy: UserId,
});
export type PlacePhoto = z.infer<typeof PlacePhoto>;
