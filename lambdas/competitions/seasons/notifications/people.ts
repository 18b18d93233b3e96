import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { isDependantId, isRosterPersonId } from '#shared/ids.ts';
import { hasRight } from '#shared/people/family/guardian.ts';

/** A recipient of news about a registration: the player, or a guardian. */
export interface Reader {
  readonly userId: string;
  /** Its subject: `You`, or the first name of a child. */
  readonly who: string;
}

/** Mails about a registration go to the player, to a child's guardians, and to no one for a player who has no account. */
export async function readersFor(
  personId: string,
  dependants: Pick<DependantReader, 'find'>,
  now: Date,
): Promise<readonly Reader[]> {
  if (isRosterPersonId(personId)) return [];
  if (!isDependantId(personId)) return [{ userId: personId, who: 'You' }];
  const found = await dependants.find(personId);
  if (!found) return [];
  return Object.keys(found.guardians)
    .filter((userId) => hasRight(found.guardians, userId, 'rsvp', now))
    .map((userId) => ({ userId, who: found.firstName }));
}
