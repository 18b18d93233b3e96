import type { Table } from '#lambdas/kernel/data/table.ts';
import type { DataKeys } from '#lambdas/kernel/security/seal.ts';
import { type Care, isEmptyCare } from '#shared/people/family/care.ts';
import { createCareLooks } from '../../family/dependants/care-looks.ts';
import { createCareStore } from '../../family/dependants/care-store.ts';

/** What is noted of a dependant, for a reader who may know it. That they read it is recorded first. */
export type ReadCare = (dependantId: string, readerId: string, now: Date) => Promise<Care>;

export function createCareReading(table: Table, keys: DataKeys): ReadCare {
  const care = createCareStore(table, keys);
  const looks = createCareLooks(table);
  return async (dependantId, readerId, now) => {
    const { version: _, ...noted } = await care.find(dependantId);
    if (!isEmptyCare(noted)) await looks.record(dependantId, readerId, now);
    return noted;
  };
}
