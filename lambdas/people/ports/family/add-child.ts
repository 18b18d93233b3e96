import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import { confirmedGuardian } from '#shared/people/family/guardian.ts';
import { type DependantInput, keepNewDependant } from '../../family/dependants/keep-new-dependant.ts';
import { createDependantStore } from '../../family/dependants/store.ts';

interface Child {
  /** The invitation that the child is added for: the first adult to add it becomes the guardian. */
  readonly dependantId: string;
  readonly input: DependantInput;
  readonly userId: string;
  readonly birthdate: string | undefined;
}

export interface AddChild {
  /**
   * Whose the child is then: another guardian may have been faster.
   * @throws {Problem} dependant.guardianAgeUnknown, dependant.guardianTooYoung, dependant.consentRequired, family.tooMany
   */
  add(child: Child, now: Date): Promise<'theirs' | 'others'>;
  /** Takes back what was added and not used since, where it was not needed after all. */
  forget(child: Pick<Dependant, 'dependantId'>, userId: string, now: Date): Promise<void>;
}

/** Adds a child to a guardian's family from another part of the product. */
export function createAddChild(table: Table, retry: Retry = createRetry()): AddChild {
  const parts = { dependants: createDependantStore(table, retry), due: createDueIndex(table) };
  return {
    add: async (child, now) => {
      const { guardians } = await keepNewDependant(child, parts, now);
      return confirmedGuardian(guardians, child.userId, now) ? 'theirs' : 'others';
    },
    forget: async ({ dependantId }, userId, now) => {
      const found = await parts.dependants.find(dependantId);
      const isAlone = found && Object.keys(found.guardians).join() === userId;
      // A child that played since is one of the family.
      const isNew = found && (found.usedAt ?? found.createdAt) === found.createdAt;
      if (isAlone && isNew) await parts.dependants.write(found, undefined, now);
    },
  };
}
