import { Problem } from '#shared/contract/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import type { CareChange } from './care-store.ts';
import type { DependantStore } from './store.ts';

const tries = 5;

/** What a decision makes of a dependant: other facts of them, that they are forgotten, or a refusal. */
export type Revision =
  | {
      readonly changes: Partial<Omit<Dependant, 'dependantId' | 'version'>>;
      /** What becomes of what is noted of them for an emergency, in the same write. */
      readonly care?: CareChange;
    }
  | { readonly forget: true }
  | { readonly refused: ErrorCode };

/**
 * Decides about the newest state of a dependant, again whenever another writer was faster: a right that was taken away
 * meanwhile is not there any more.
 * @throws {Problem} dependant.notFound, family.tooMany, server.busy, and what the decision refuses
 */
export async function reviseDependant(
  dependantId: string,
  store: Pick<DependantStore, 'find' | 'write'>,
  decide: (before: Dependant) => Revision | Promise<Revision>,
  now: Date,
): Promise<Dependant> {
  for (let tried = 0; tried < tries; tried += 1) {
    const before = await store.find(dependantId);
    if (!before) throw new Problem('dependant.notFound');
    const decided = await decide(before);
    const after = revised(before, decided, now);
    const written = await store.write(before, after, now, 'care' in decided ? decided.care : undefined);
    if (written === 'written') return after ?? before;
    if (written === 'full') throw new Problem('family.tooMany');
  }
  throw new Problem('server.busy');
}

/** Undefined when they are forgotten. */
function revised(before: Dependant, decided: Revision, now: Date): Dependant | undefined {
  if ('refused' in decided) throw new Problem(decided.refused);
  if ('forget' in decided) return undefined;
  return { ...before, ...decided.changes, version: before.version + 1, updatedAt: now.toISOString() };
}
