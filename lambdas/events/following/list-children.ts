import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { ChildAgenda } from '#shared/events/following/contract.ts';
import { confirmedGuardian, hasRight } from '#shared/people/family/guardian.ts';
import type { FixtureReader } from '../fixtures/fixture-reader.ts';
import type { EventLists } from '../rsvp/lists.ts';

export interface ChildParts {
  readonly dependants: Pick<DependantReader, 'ofGuardian'>;
  readonly lists: Pick<EventLists, 'joining'>;
  readonly fixtures: Pick<FixtureReader, 'ofPerson'>;
}

interface Asked {
  readonly limit: number;
  /** So many matches of each. */
  readonly matches?: number | undefined;
  readonly at: string;
}

/** The children that the caller answers for by name, each with their next events. */
export async function listChildren(
  { limit, matches, at }: Asked,
  caller: Pick<Caller, 'actor' | 'now'>,
  { dependants, lists, fixtures }: ChildParts,
): Promise<readonly ChildAgenda[]> {
  const { userId } = actorOf(caller);
  const all = await dependants.ofGuardian(userId);
  const found = await Promise.all(
    all.map(async ({ dependantId, firstName, guardians, parenting }) => {
      const guardian = confirmedGuardian(guardians, userId, caller.now);
      if (!guardian) return [];
      const [{ events }, played] = await Promise.all([
        lists.joining({ userId: dependantId, when: 'upcoming', limit, at }),
        matches ? fixtures.ofPerson(dependantId, { from: at, limit: matches }) : undefined,
      ]);
      return [
        {
          dependantId,
          firstName,
          mayAnswer: hasRight(guardians, userId, 'rsvp', caller.now),
          household: guardian.household,
          ...(parenting && { parenting }),
          events: [...events],
          ...(played && { matches: [...played] }),
        },
      ];
    }),
  );
  return found.flat().toSorted((a, b) => a.firstName.localeCompare(b.firstName));
}
