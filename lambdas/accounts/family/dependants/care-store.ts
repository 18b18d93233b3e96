import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { type DataKeys, type Sealed, seal, unseal } from '#lambdas/kernel/security/seal.ts';
import { Care, isEmptyCare } from '#shared/accounts/family/care.ts';
import { dependantCareEntity } from './dependant-care.entity.ts';

type Stored = Care & { readonly version: number };

/** What a row holds. Those from before notes were sealed hold them as they are, until they are saved again. */
type Facts = Care | { readonly sealed: Sealed; readonly isEmpty: boolean };

export interface CareStore {
  /** Strongly consistent; empty at version 0 where nothing was ever said. */
  find(dependantId: string): Promise<Stored>;
  /** False when it was changed since `seen`. */
  save(dependantId: string, care: Care, seen: number, by: { userId: string; now: Date }): Promise<boolean>;
}

export function createCareStore(table: Table, keys: DataKeys): CareStore {
  const rows = dependantCareEntity(table);
  return {
    find: async (dependantId) => {
      const { data } = await rows.get({ dependantId }).go({ consistent: true });
      return { ...(await toCare(dependantId, data?.facts ?? {}, keys)), version: data?.version ?? 0 };
    },
    save: async (dependantId, care, seen, { userId, now }) => {
      const sealed = seal(JSON.stringify(care), aboutOf(dependantId), await keys.current());
      const facts: Facts = { sealed, isEmpty: isEmptyCare(care) };
      return wasMade(
        rows
          .put({ dependantId, version: seen + 1, facts, updatedBy: userId, updatedAt: now.toISOString() })
          .where(({ version }, { eq, notExists }) => (seen === 0 ? notExists(version) : eq(version, seen)))
          .go(),
      );
    },
  };
}

/** Whether anything is noted of somebody, for those who need not know what. */
export function createIsCareNoted(table: Table): (dependantId: string) => Promise<boolean> {
  const rows = dependantCareEntity(table);
  return async (dependantId) => {
    const { data } = await rows.get({ dependantId }).go({ consistent: true });
    const facts: Facts = data?.facts ?? Care.parse({});
    return !('sealed' in facts ? facts.isEmpty : isEmptyCare(Care.parse(facts)));
  };
}

/** Binds what is sealed to the person it is of. */
const aboutOf = (dependantId: string) => `care of ${dependantId}`;

async function toCare(dependantId: string, facts: Facts, keys: DataKeys): Promise<Care> {
  if (!('sealed' in facts)) return Care.parse(facts);
  const { sealed } = facts;
  return Care.parse(JSON.parse(unseal(sealed, aboutOf(dependantId), await keys.named(sealed.keyId))));
}
