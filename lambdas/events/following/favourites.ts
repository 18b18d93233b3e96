import { Problem } from '#shared/contract/errors.ts';
import type { Operation, Output, Parsed } from '#shared/contract/operation.ts';
import { shownCount } from '#shared/events/favourite-counts.ts';
import type { Favourite, FavouriteKind, favouriteOperations } from '#shared/events/favourites.ts';
import { cursorsFor } from '../../kernel/cursor.ts';
import { actorOf, type Caller } from '../../kernel/serve.ts';
import type { FavouriteRow, FavouriteStore } from '../favourites/store.ts';
import type { FindHostedInPublic } from '../hosted-in-public.ts';
import type { EventStore } from '../store.ts';
import { visibleEvent } from '../visible-event.ts';

type Operations = typeof favouriteOperations;
type In<Id extends keyof Operations> = Parsed<Operations[Id] & Operation>;
type Out<Id extends keyof Operations> = Output<Operations[Id] & Operation>;

/** What these operations read and write. */
export interface FavouriteParts {
  readonly favourites: FavouriteStore;
  readonly events: EventStore;
  readonly hostedInPublic: FindHostedInPublic;
}

export async function addFavourite(
  { kind, refId, token, note }: In<'addFavourite'>,
  caller: Caller,
  parts: FavouriteParts,
): Promise<Out<'addFavourite'>> {
  const { userId } = actorOf(caller);
  const title = await titles[kind]({ refId, token, userId }, parts);
  const createdAt = caller.now.toISOString();
  const outcome = await parts.favourites.add({ userId, kind, refId, title, createdAt, ...(note && { note }) });
  if (outcome === 'tooMany') throw new Problem('favourite.tooMany');
  return { isFavourite: true, count: shownCount(await parts.favourites.count({ kind, refId })) };
}

export async function removeFavourite(
  { kind, refId }: In<'removeFavourite'>,
  caller: Caller,
  { favourites }: FavouriteParts,
): Promise<Out<'removeFavourite'>> {
  await favourites.remove({ userId: actorOf(caller).userId, kind, refId });
  return { isFavourite: false, count: shownCount(await favourites.count({ kind, refId })) };
}

export async function listFavourites(
  input: In<'listFavourites'>,
  caller: Caller,
  parts: FavouriteParts,
): Promise<Out<'listFavourites'>> {
  const { userId } = actorOf(caller);
  if (input.userId !== userId) throw new Problem('access.denied');
  const cursors = cursorsFor(userId, { list: 'listFavourites', limit: input.limit });
  const after = input.cursor && (await cursors.read(input.cursor));
  const page = await parts.favourites.list({ userId, limit: input.limit, after });
  const favourites = await Promise.all(page.favourites.map((row) => present(row, parts)));
  return { favourites, ...(page.after && { nextCursor: await cursors.write(page.after) }) };
}

interface Wanted {
  readonly refId: string;
  readonly token?: string | undefined;
  readonly userId: string;
}

/** What a thing is called, for somebody who may see it. */
const titles: Record<FavouriteKind, (wanted: Wanted, parts: FavouriteParts) => Promise<string>> = {
  event: async ({ refId, token, userId }, { events }) =>
    (await visibleEvent({ eventId: refId, token }, events, userId).catch(asMissing)).event.title,
  // Hosts are known by what they host in public; anybody else cannot be told from nobody.
  person: async ({ refId }, { hostedInPublic }) => {
    const hosted = await hostedInPublic(refId);
    if (!hosted) throw new Problem('favourite.notFound');
    return hosted.hostName;
  },
};

const asMissing = (error: unknown): never => {
  throw error instanceof Problem ? new Problem('favourite.notFound') : error;
};

/** A favourite as it is now. Who may no longer see an event is told no more than its name as they knew it. */
async function present(row: FavouriteRow, { events, hostedInPublic }: FavouriteParts): Promise<Favourite> {
  const { userId, kind, refId, title, note, createdAt } = row;
  const kept = { kind, refId, title, createdAt, ...(note && { note }) };
  if (kind === 'person') return { ...kept, available: (await hostedInPublic(refId)) !== undefined };
  const seen = await visibleEvent({ eventId: refId }, events, userId).catch(nothingIfHidden);
  return seen
    ? { ...kept, title: seen.event.title, event: seen.event, available: true }
    : { ...kept, available: false };
}

const nothingIfHidden = (error: unknown): undefined => {
  if (!(error instanceof Problem)) throw error;
};
