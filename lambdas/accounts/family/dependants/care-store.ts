import { Care } from '#shared/family/care.ts';
import { wasMade } from '../../../kernel/conditions.ts';
import type { Table } from '../../../kernel/table.ts';
import { dependantCareEntity } from './dependant-care.entity.ts';

type Stored = Care & { readonly version: number };

export interface CareStore {
  /** Strongly consistent; empty at version 0 where nothing was ever said. */
  find(dependantId: string): Promise<Stored>;
  /** False when it was changed since `seen`. */
  save(dependantId: string, care: Care, seen: number, by: { userId: string; now: Date }): Promise<boolean>;
}

export function createCareStore(table: Table): CareStore {
  const rows = dependantCareEntity(table);
  return {
    find: async (dependantId) => {
      const { data } = await rows.get({ dependantId }).go({ consistent: true });
      return { ...Care.parse(data?.facts ?? {}), version: data?.version ?? 0 };
    },
    save: (dependantId, facts, seen, { userId, now }) =>
      wasMade(
        rows
          .put({ dependantId, version: seen + 1, facts, updatedBy: userId, updatedAt: now.toISOString() })
          .where(({ version }, { eq, notExists }) => (seen === 0 ? notExists(version) : eq(version, seen)))
          .go(),
      ),
  };
}
