import { Problem } from '#shared/contract/errors.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import { type Revision, reviseDependant } from '../dependants/revise-dependant.ts';
import type { DependantStore } from '../dependants/store.ts';

/**
 * Writes what a date decides about a dependant, where it still does: undefined changes nothing. A faster writer is no
 * fault, as what they did is looked at next.
 * @throws {Problem} server.busy
 */
export async function settle(
  dependantId: string,
  dependants: Pick<DependantStore, 'find' | 'write'>,
  decide: (before: Dependant) => Revision | undefined,
  now: Date,
): Promise<void> {
  try {
    await reviseDependant(
      dependantId,
      dependants,
      (before) => decide(before) ?? { refused: 'dependant.notFound' },
      now,
    );
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'server.busy') throw error;
  }
}
