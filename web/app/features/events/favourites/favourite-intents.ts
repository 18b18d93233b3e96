import type { Answer, Input } from '#shared/contract/operation.ts';
import type { favouriteOperations } from '#shared/events/favourites/favourites.ts';
import { following } from '#shared/events/following/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

type Lists = Answer<(typeof favouriteOperations)['saveFavouriteLists']>['lists'];

/** What people do on the page of their favourites. */
export type FavouriteIntent =
  | ({ readonly intent: 'say' } & Input<(typeof favouriteOperations)['addFavourite']>)
  | { readonly intent: 'newList'; readonly name: string; readonly lists: Lists; readonly version: number }
  | {
      readonly intent: 'renameList';
      readonly listId: string;
      readonly name: string;
      readonly lists: Lists;
      readonly version: number;
    }
  | { readonly intent: 'deleteList'; readonly listId: string; readonly lists: Lists; readonly version: number };

/** Does it, and says what was done. */
export async function favouriteIntents(sent: FavouriteIntent): Promise<string> {
  if (sent.intent === 'say') {
    const { intent: _, ...said } = sent;
    await operations(following).addFavourite(said);
    return 'Saved';
  }
  const { lists, version } = sent;
  if (sent.intent === 'newList') {
    await operations(following).saveFavouriteLists({ lists: [...lists, { name: sent.name }], version });
    return `List ${sent.name} created`;
  }
  if (sent.intent === 'renameList') {
    const named = lists.map((one) => (one.listId === sent.listId ? { ...one, name: sent.name } : one));
    await operations(following).saveFavouriteLists({ lists: named, version });
    return 'List renamed';
  }
  await operations(following).saveFavouriteLists({
    lists: lists.filter(({ listId }) => listId !== sent.listId),
    version,
  });
  return 'List deleted';
}
