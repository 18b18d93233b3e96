import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { favouriteListsEntity } from './favourite-lists.entity.ts';

interface KeptLists {
  readonly lists: readonly { readonly listId: string; readonly name: string }[];
  /** 0 while there never was one. */
  readonly version: number;
}

/** The lists by which people sort what they keep. Strongly consistent. */
export interface FavouriteLists {
  read(userId: string): Promise<KeptLists>;
  /** False when they are not as they were at that version. */
  save(userId: string, kept: KeptLists): Promise<boolean>;
}

export function createFavouriteLists(table: Table): FavouriteLists {
  const rows = favouriteListsEntity(table);
  return {
    read: async (userId) => {
      const { data } = await rows.get({ userId }).go({ consistent: true });
      return { lists: data?.lists ?? [], version: data?.version ?? 0 };
    },
    save: (userId, { lists, version }) =>
      wasMade(
        rows
          .put({ userId, lists: [...lists], version: version + 1 })
          .where((row, { eq, notExists }) => (version === 0 ? notExists(row.version) : eq(row.version, version)))
          .go(),
      ),
  };
}
