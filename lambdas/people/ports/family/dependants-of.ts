import { clock } from '#lambdas/kernel/clock.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import { confirmedGuardian } from '#shared/people/family/guardian.ts';
import { createDependantReader } from './dependants.ts';

/** The ids of the dependants whose guardian a user is now, and of the accounts of those who have a login of their own. */
export type DependantsOf = (userId: string) => Promise<readonly string[]>;

/** Strongly consistent, so that a guardian who was removed sees nothing more. */
export function createDependantsOf(table: Table): DependantsOf {
  const dependants = createDependantReader(table);
  return async (userId) => {
    const now = clock.now();
    const found = await dependants.ofGuardian(userId);
    return found.filter(({ guardians }) => confirmedGuardian(guardians, userId, now)).flatMap(idsOf);
  };
}

/** The ids by which a dependant is on lists and rosters: their own, and that of their account where they have a login. */
export const idsOf = ({ dependantId, guardians }: Pick<Dependant, 'dependantId' | 'guardians'>): readonly string[] => [
  dependantId,
  ...Object.values(guardians).flatMap(({ userId, isThemselves }) => (isThemselves ? [userId] : [])),
];
