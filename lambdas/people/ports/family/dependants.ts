import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Consent } from '#shared/people/family/consent.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import type { Guardians } from '#shared/people/family/guardian.ts';
import type { ParentingPattern } from '#shared/people/family/parenting.ts';
import { dependantEntity } from './dependant.entity.ts';
import { guardianshipEntity } from './guardianship.entity.ts';

/** Dependants as they are now: every read is strongly consistent, so that a right holds at the moment of acting. */
export interface DependantReader {
  find(dependantId: string): Promise<Dependant | undefined>;
  /** In no order; who is unknown is left out. */
  list(dependantIds: readonly string[]): Promise<Dependant[]>;
  /** All dependants of a person, including open invitations. */
  ofGuardian(userId: string): Promise<Dependant[]>;
}

export function createDependantReader(table: Table): DependantReader {
  const rows = dependantEntity(table);
  const links = guardianshipEntity(table);
  const list = async (dependantIds: readonly string[]) => {
    if (dependantIds.length === 0) return [];
    const keys = [...new Set(dependantIds)].map((dependantId) => ({ dependantId }));
    return (await rows.get(keys).go({ consistent: true })).data.map(toDependant);
  };
  return {
    find: async (dependantId) => {
      const { data } = await rows.get({ dependantId }).go({ consistent: true });
      return data ? toDependant(data) : undefined;
    },
    list,
    ofGuardian: async (userId) => {
      const { data } = await links.query.byGuardian({ userId }).go({ consistent: true, pages: 'all' });
      return list(data.map(({ dependantId }) => dependantId));
    },
  };
}

const toDependant = ({
  guardians,
  consents,
  parenting,
  ...row
}: EntityItem<ReturnType<typeof dependantEntity>>): Dependant => ({
  ...row,
  guardians: guardians as Guardians,
  consents: consents as Consent[],
  ...(parenting && { parenting: parenting as ParentingPattern }),
});
