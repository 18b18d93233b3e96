import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { refusedParts } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { type DataKeys, seal, unseal } from '#lambdas/kernel/security/seal.ts';
import { Care, isEmptyCare } from '#shared/people/family/care.ts';
import { type Answering, rightOver } from '../../ports/family/right-to-answer.ts';
import { dependantCareEntity, type StoredCare } from './dependant-care.entity.ts';

type Stored = Care & { readonly version: number };

export interface CareStore {
  /** Strongly consistent; empty at version 0 where nothing was ever said. */
  find(dependantId: string): Promise<Stored>;
  /**
   * Over the notes and the dependant as they were seen, by who may change notes at that moment: `moved` when the dependant
   * is not as they were read, in which a consent, a right or the dependant may have gone; `stale` when the notes changed.
   */
  save(who: Answering, care: Care, seen: Seen, now: Date): Promise<'written' | 'moved' | 'stale'>;
  /** What is to become of the notes when the consent to medical ones ends: emergency contacts stay. */
  withoutMedical(who: Answering): Promise<CareChange>;
}

interface Seen {
  /** Of the notes; 0 where there were none. */
  readonly version: number;
  /** Of the dependant, whose consents allow the notes. */
  readonly dependantVersion: number;
}

/** What becomes of notes together with a change of the dependant: they go, or are these over the version that was seen. */
export type CareChange =
  | 'forgotten'
  | { readonly seen: 0 }
  | { readonly seen: number; readonly facts: StoredCare; readonly updatedBy: string };

const noMedical = { allergies: '', conditions: '', medication: '', notes: '' };

/** Whether there is more than emergency contacts. */
export const isMedical = ({ allergies, conditions, medication, notes }: Care): boolean =>
  [allergies, conditions, medication, notes].some((note) => note !== '');

export function createCareStore(table: Table, keys: DataKeys, retry: Retry = createRetry()): CareStore {
  const rows = dependantCareEntity(table);
  const holds = rightOver(table);
  const toFacts = async (dependantId: string, care: Care): Promise<StoredCare> => ({
    sealed: seal(JSON.stringify(care), aboutOf(dependantId), await keys.current()),
    isEmpty: isEmptyCare(care),
  });
  return {
    find: async (dependantId) => {
      const { data } = await rows.get({ dependantId }).go({ consistent: true });
      return { ...(await toCare(dependantId, data?.facts ?? Care.parse({}), keys)), version: data?.version ?? 0 };
    },
    save: async (who, care, { version: seen, dependantVersion }, now) => {
      const { dependantId, guardianId: updatedBy } = who;
      const facts = await toFacts(dependantId, care);
      const Put = rows
        .put({ dependantId, version: seen + 1, facts, updatedBy, updatedAt: now.toISOString() })
        .where(({ version }, { eq, notExists }) => (seen === 0 ? notExists(version) : eq(version, seen)))
        .params<{ TableName: string; Item: Record<string, unknown> }>();
      const asRead = holds(who, { right: 'medicalEdit', version: dependantVersion });
      try {
        await retry(() => table.client.send(new TransactWriteCommand({ TransactItems: [{ Put }, asRead] })));
        return 'written';
      } catch (error) {
        const [notes, dependant] = refusedParts(error);
        if (dependant) return 'moved';
        if (notes) return 'stale';
        throw error;
      }
    },
    withoutMedical: async ({ dependantId, guardianId: updatedBy }) => {
      const { data } = await rows.get({ dependantId }).go({ consistent: true });
      if (!data) return { seen: 0 };
      const care = await toCare(dependantId, data.facts, keys);
      const facts = await toFacts(dependantId, { ...care, ...noMedical });
      return { seen: data.version, facts, updatedBy };
    },
  };
}

/** Whether a person has care notes, for code that need not know them. */
export function createIsCareNoted(table: Table): (dependantId: string) => Promise<boolean> {
  const rows = dependantCareEntity(table);
  return async (dependantId) => {
    const { data } = await rows.get({ dependantId }).go({ consistent: true });
    const facts: StoredCare = data?.facts ?? Care.parse({});
    return !('sealed' in facts ? facts.isEmpty : isEmptyCare(Care.parse(facts)));
  };
}

/** Binds what is sealed to the person it is of. */
const aboutOf = (dependantId: string) => `care of ${dependantId}`;

async function toCare(dependantId: string, facts: StoredCare, keys: DataKeys): Promise<Care> {
  if (!('sealed' in facts)) return Care.parse(facts);
  const { sealed } = facts;
  return Care.parse(JSON.parse(unseal(sealed, aboutOf(dependantId), await keys.named(sealed.keyId))));
}
