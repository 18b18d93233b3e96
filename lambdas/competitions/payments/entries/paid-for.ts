import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { hasRight, othersIn } from '#shared/people/family/guardian.ts';

/** A player whose entries someone pays. */
export interface PaidFor {
  /** The account that entered. */
  readonly userId: string;
  /** Who it is to orders: the player, or a guardian's child. */
  readonly personId: string;
  /** The first name of a child. */
  readonly childName?: string;
}

/** Those whose entries a payer pays: their own first, then those of children with a login, where they may pay for them. */
export async function paidForBy(
  payerId: string,
  dependants: Pick<DependantReader, 'ofGuardian'>,
  now: Date,
): Promise<readonly PaidFor[]> {
  const known = await dependants.ofGuardian(payerId);
  const children = known.flatMap(({ dependantId, firstName, guardians }): PaidFor[] => {
    const own = Object.values(guardians).find(({ isThemselves }) => isThemselves);
    const isGuardian = othersIn(guardians).some(({ userId }) => userId === payerId);
    if (!own || !isGuardian || !hasRight(guardians, payerId, 'pay', now)) return [];
    return [{ userId: own.userId, personId: dependantId, childName: firstName }];
  });
  return [{ userId: payerId, personId: payerId }, ...children];
}
