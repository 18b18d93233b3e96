import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { ChildAgenda } from '#shared/events/following/contract.ts';
import { confirmedGuardian, hasRight } from '#shared/people/family/guardian.ts';
import type { EventLists } from '../rsvp/lists.ts';

export interface ChildParts {
  readonly dependants: Pick<DependantReader, 'ofGuardian'>;
  readonly lists: Pick<EventLists, 'joining'>;
}

/** The children that the caller answers for by name, each with their next events. */
export async function listChildren(
  { limit, at }: { readonly limit: number; readonly at: string },
  caller: Pick<Caller, 'actor' | 'now'>,
  { dependants, lists }: ChildParts,
): Promise<readonly ChildAgenda[]> {
  const { userId } = actorOf(caller);
  const all = await dependants.ofGuardian(userId);
  const found = await Promise.all(
    all.map(async ({ dependantId, firstName, guardians, parenting }) => {
      const guardian = confirmedGuardian(guardians, userId, caller.now);
      if (!guardian) return [];
      const { events } = await lists.joining({ userId: dependantId, when: 'upcoming', limit, at });
      return [
        {
          dependantId,
          firstName,
          mayAnswer: hasRight(guardians, userId, 'rsvp', caller.now),
          household: guardian.household,
          ...(parenting && { parenting }),
          events: [...events],
        },
      ];
    }),
  );
  return found.flat().toSorted((a, b) => a.firstName.localeCompare(b.firstName));
}
