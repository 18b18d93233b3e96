import * as z from 'zod';
import type { Operation } from '../contract/operation.ts';
import { UserId } from '../ids.ts';
import { Line } from '../text.ts';
import { Event } from './schemas.ts';

/** What can be a favourite: an event, or a person whose events one follows. */
export const FavouriteKind = z.enum(['event', 'person'], 'That cannot be a favourite.');
export type FavouriteKind = z.infer<typeof FavouriteKind>;

const Target = z.strictObject({ kind: FavouriteKind, refId: z.string().min(1).max(64) });

/** What a person keeps, newest first in lists. */
export const Favourite = z.object({
  kind: FavouriteKind,
  refId: z.string(),
  /** What it was called when it was kept. */
  title: z.string(),
  note: z.string().optional(),
  createdAt: z.iso.datetime(),
  /** The event as it is now; none when it is gone, or no longer theirs to see. */
  event: Event.optional(),
  /** False when what was kept is no longer available. */
  available: z.boolean(),
});
export type Favourite = z.infer<typeof Favourite>;

/** Favourites of one person: nobody but they may ask for them. */
export const favouriteOperations = {
  addFavourite: {
    method: 'PUT',
    path: '/me/favourites/{kind}/{refId}',
    summary: 'Keep an event, or follow a host; keeping it again changes the note',
    access: 'signedIn',
    input: Target.extend({
      /** The key of a private event's link. */
      token: z.string().max(64).optional(),
      note: Line(1, 140, 'The note').optional(),
    }),
    output: z.object({ isFavourite: z.literal(true), count: z.int().optional() }),
    errors: ['favourite.notFound', 'favourite.tooMany'],
  },
  removeFavourite: {
    method: 'DELETE',
    path: '/me/favourites/{kind}/{refId}',
    summary: 'Keep it no longer; what was not kept stays so',
    access: 'signedIn',
    input: Target,
    output: z.object({ isFavourite: z.literal(false), count: z.int().optional() }),
  },
  listFavourites: {
    method: 'GET',
    path: '/favourites/{userId}',
    summary: 'List what you keep, newest first',
    access: 'signedIn',
    input: z.strictObject({
      userId: UserId,
      limit: z.coerce.number().int().min(1).max(100).default(25),
      cursor: z.string().max(1024).optional(),
    }),
    output: z.object({ favourites: z.array(Favourite), nextCursor: z.string().optional() }),
    errors: ['access.denied', 'request.cursorInvalid'],
  },
} as const satisfies Record<string, Operation>;
