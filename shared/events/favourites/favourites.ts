import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { ListId, UserId } from '#shared/ids.ts';
import { Line } from '#shared/text.ts';
import { Event } from '../details/schemas.ts';
import { favouriteKinds, favouriteNotifies, listsAtMost } from './favourite-words.ts';

export const FavouriteKind = z.enum(favouriteKinds, 'This can’t be a favorite.');

const Target = z.strictObject({ kind: FavouriteKind, refId: z.string().min(1).max(64) });
const FavouriteNotify = z.enum(favouriteNotifies, 'Choose what you want to be told of.');
const KeptIn = z.object({ listId: ListId, name: z.string() });
const ListName = z.strictObject({ listId: ListId.optional(), name: Line(2, 40, 'The name') });

/** What a person decided about something that they keep. */
const wishes = {
  note: Line(1, 140, 'The note').optional(),
  /** What they are told of; what is usual for its kind where they say nothing. */
  notify: FavouriteNotify.optional(),
  /** The list of theirs that it is on. */
  listId: ListId.optional(),
};

/** What a person keeps, newest first in lists. */
export const Favourite = z.object({
  kind: FavouriteKind,
  refId: z.string(),
  /** What it was called when it was kept. */
  title: z.string(),
  ...wishes,
  notify: FavouriteNotify,
  createdAt: z.iso.datetime(),
  /** The event as it is now; none when it is gone, or no longer theirs to see. */
  event: Event.optional(),
  /** False when what was kept is no longer available. */
  available: z.boolean(),
  /** Of a place that closed: it is still to be seen. */
  isClosed: z.boolean().optional(),
});
export type Favourite = z.infer<typeof Favourite>;

/** Favourites of one person: only they may read them. */
export const favouriteOperations = {
  addFavourite: {
    method: 'PUT',
    path: '/events/me/favourites/{kind}/{refId}',
    summary: 'Save an event, community or place, or follow a host; repeating it updates the note',
    access: 'signedIn',
    input: Target.extend({
      /** The key of a private event's link. */
      token: z.string().max(64).optional(),
      ...wishes,
    }),
    output: z.object({ isFavourite: z.literal(true), count: z.int().optional() }),
    errors: ['favourite.notFound', 'favourite.tooMany', 'list.notFound'],
  },
  getFavourite: {
    method: 'GET',
    path: '/events/me/favourites/{kind}/{refId}',
    summary: 'Read whether you saved something, and how many others did once there are enough',
    access: 'signedIn',
    input: Target,
    output: z.object({ isFavourite: z.boolean(), count: z.int().optional() }),
  },
  saveFavouriteLists: {
    method: 'PUT',
    path: '/events/me/favourites/lists',
    summary: 'Name and order your lists of favorites; items of a removed list stay in your favorites',
    access: 'signedIn',
    input: z.strictObject({
      lists: z
        .array(ListName)
        .max(listsAtMost, 'At most 20 lists.')
        .refine((lists) => new Set(lists.map(({ name }) => name)).size === lists.length, 'Each name once.'),
      /** Of the lists that were read. */
      version: z.int().min(0),
    }),
    output: z.object({ lists: z.array(KeptIn), version: z.int() }),
    errors: ['list.notFound', 'record.changed'],
  },
  removeFavourite: {
    method: 'DELETE',
    path: '/events/me/favourites/{kind}/{refId}',
    summary: 'Remove a favorite; repeating it changes nothing',
    access: 'signedIn',
    input: Target,
    output: z.object({ isFavourite: z.literal(false), count: z.int().optional() }),
  },
  listFavourites: {
    method: 'GET',
    path: '/events/favourites/{userId}',
    summary: 'List your favorites, newest first',
    access: 'signedIn',
    input: z.strictObject({
      userId: UserId,
      kind: FavouriteKind.optional(),
      listId: ListId.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
      cursor: z.string().max(1024).optional(),
    }),
    output: z.object({
      favourites: z.array(Favourite),
      lists: z.array(KeptIn),
      listsVersion: z.int(),
      nextCursor: z.string().optional(),
    }),
    errors: ['access.denied', 'request.cursorInvalid'],
  },
} as const satisfies Record<string, Operation>;
