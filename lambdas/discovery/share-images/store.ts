import type { EntityItem } from 'electrodb';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { linkPreviewEntity } from './link-preview.entity.ts';

export type LinkPreview = EntityItem<ReturnType<typeof linkPreviewEntity>>;

export interface LinkPreviewStore {
  /** Strongly consistent. */
  find(refId: string): Promise<LinkPreview | undefined>;
  /** False when one of this version, or of a later one, is there. */
  save(preview: LinkPreview): Promise<boolean>;
}

export function createLinkPreviewStore(table: Table): LinkPreviewStore {
  const previews = linkPreviewEntity(table);
  return {
    find: async (refId) => (await previews.get({ refId }).go({ consistent: true })).data ?? undefined,
    save: (preview) =>
      wasMade(
        previews
          .put(preview)
          .where(({ version }, { lt, notExists }) => `${notExists(version)} OR ${lt(version, preview.version)}`)
          .go(),
      ),
  };
}
