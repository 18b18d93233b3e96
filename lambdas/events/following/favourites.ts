import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { cursorsFor } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Operation, Output, Parsed } from '#shared/contract/operation.ts';
import { shownCount } from '#shared/events/favourites/favourite-counts.ts';
import { goneShownDays, notifiesFor, usualNotify } from '#shared/events/favourites/favourite-words.ts';
import type { Favourite, favouriteOperations } from '#shared/events/favourites/favourites.ts';
import type { FavouriteLists } from '../favourites/lists.ts';
import type { FavouriteReader } from '../favourites/reader.ts';
import type { FavouriteRow, FavouriteStore } from '../favourites/store.ts';
import type { FindThing } from '../favourites/things.ts';

type Operations = typeof favouriteOperations;
type In<Id extends keyof Operations> = Parsed<Operations[Id] & Operation>;
type Out<Id extends keyof Operations> = Output<Operations[Id] & Operation>;

/** What these operations read and write. */
export interface FavouriteParts {
  readonly favourites: FavouriteStore;
  readonly reader: Pick<FavouriteReader, 'look'>;
  readonly lists: FavouriteLists;
  readonly findThing: FindThing;
}

export async function addFavourite(
  { kind, refId, token, note, notify = usualNotify(kind), listId }: In<'addFavourite'>,
  caller: Caller,
  { favourites, lists, findThing }: FavouriteParts,
): Promise<Out<'addFavourite'>> {
  const { userId } = actorOf(caller);
  // A follower count needs an existing host.
  if (kind === 'person' && !caller.account?.emailVerified) throw new Problem('access.emailUnverified');
  if (!notifiesFor(kind).includes(notify))
    throw new Problem('request.invalid', { fields: { notify: 'There are no notifications for that.' } });
  const thing = await findThing({ kind, refId, token, userId });
  if (!thing || thing.isClosed) throw new Problem('favourite.notFound');
  if (listId && !(await lists.read(userId)).lists.some((one) => one.listId === listId))
    throw new Problem('list.notFound');
  const said = { notify, ...(note && { note }), ...(listId && { listId }) };
  const row = { userId, kind, refId, title: thing.title, createdAt: caller.now.toISOString(), ...said };
  if ((await favourites.add(row)) === 'tooMany') throw new Problem('favourite.tooMany');
  return { isFavourite: true, count: shownCount(await favourites.count({ kind, refId })) };
}

export async function removeFavourite(
  { kind, refId }: In<'removeFavourite'>,
  caller: Caller,
  { favourites }: Pick<FavouriteParts, 'favourites'>,
): Promise<Out<'removeFavourite'>> {
  await favourites.remove({ userId: actorOf(caller).userId, kind, refId });
  return { isFavourite: false, count: shownCount(await favourites.count({ kind, refId })) };
}

/** How many keep a thing is told only to who may see it, as whether there is one is. */
export async function getFavourite(
  { kind, refId }: In<'getFavourite'>,
  caller: Caller,
  { reader, findThing }: Pick<FavouriteParts, 'reader' | 'findThing'>,
): Promise<Out<'getFavourite'>> {
  const { userId } = actorOf(caller);
  const [{ isFavourite, count }, thing] = await Promise.all([
    reader.look({ userId, kind, refId }),
    findThing({ kind, refId, userId }),
  ]);
  return { isFavourite, ...(thing && { count: shownCount(count) }) };
}

export async function listFavourites(
  input: In<'listFavourites'>,
  caller: Caller,
  parts: FavouriteParts,
): Promise<Out<'listFavourites'>> {
  const { userId } = actorOf(caller);
  if (input.userId !== userId) throw new Problem('access.denied');
  const { limit, kind, listId } = input;
  const cursors = cursorsFor(userId, { list: 'listFavourites', limit, kind, listId });
  const after = input.cursor && (await cursors.read(input.cursor));
  const [{ lists, version }, page] = await Promise.all([
    parts.lists.read(userId),
    parts.favourites.list({ userId, kind, listId, limit, after }),
  ]);
  const known = new Set(lists.map((one) => one.listId));
  const shown = await Promise.all(page.favourites.map((row) => present(row, known, parts, caller.now)));
  return {
    favourites: shown.flatMap((one) => one ?? []),
    lists: [...lists],
    listsVersion: version,
    ...(page.after && { nextCursor: await cursors.write(page.after) }),
  };
}

export async function saveFavouriteLists(
  input: In<'saveFavouriteLists'>,
  caller: Caller,
  { lists }: Pick<FavouriteParts, 'lists'>,
): Promise<Out<'saveFavouriteLists'>> {
  const { userId } = actorOf(caller);
  const before = await lists.read(userId);
  if (before.version !== input.version) throw new Problem('record.changed', { currentVersion: before.version });
  const known = new Set(before.lists.map(({ listId }) => listId));
  const named = input.lists.map(({ listId = newId('list', caller.now), name }) => ({ listId, name }));
  if (input.lists.some(({ listId }) => listId && !known.has(listId))) throw new Problem('list.notFound');
  if (!(await lists.save(userId, { lists: named, version: input.version })))
    throw new Problem('record.changed', { currentVersion: (await lists.read(userId)).version });
  return { lists: named, version: input.version + 1 };
}

const goneShownMs = goneShownDays * 24 * 60 * 60 * 1000;

/**
 * A favourite as it is now. Who may no longer see a thing is told no more than its name as they knew it, and that for a
 * time: then no one keeps it as a favorite any more.
 */
async function present(
  row: FavouriteRow,
  lists: ReadonlySet<string>,
  { favourites, findThing }: Pick<FavouriteParts, 'favourites' | 'findThing'>,
  now: Date,
): Promise<Favourite | undefined> {
  const { userId, kind, refId, goneSince, note, listId } = row;
  const thing = await findThing({ kind, refId, userId });
  const favourite = {
    kind,
    refId,
    notify: row.notify ?? usualNotify(kind),
    createdAt: row.createdAt,
    ...(note && { note }),
    ...(listId && lists.has(listId) && { listId }),
  };
  if (thing) {
    if (goneSince) await favourites.noteGone(row, undefined);
    const { isClosed, ...shown } = thing;
    return { ...favourite, ...shown, available: !isClosed, ...(isClosed && { isClosed }) };
  }
  if (goneSince && now.getTime() - Date.parse(goneSince) > goneShownMs) {
    await favourites.remove(row);
    return undefined;
  }
  if (!goneSince) await favourites.noteGone(row, now.toISOString());
  return { ...favourite, title: row.title, available: false };
}
