import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { guarding } from '#lambdas/people/ports/family/guarding.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import { hasRight } from '#shared/people/family/guardian.ts';

export interface PayingFor {
  readonly dependants: Pick<DependantReader, 'list'>;
}

/**
 * The children of a guardian with the rights to answer and to pay, in the order that was asked for.
 * @throws {Problem} dependant.notFound, access.denied where another guardian answers for one, order.guardianPays
 */
export async function childrenToPayFor(
  children: readonly { readonly dependantId: string }[],
  guardianId: string,
  { dependants }: PayingFor,
  now: Date,
): Promise<Dependant[]> {
  const found = await dependants.list(children.map(({ dependantId }) => dependantId));
  return children.map(({ dependantId }) => {
    const one = found.find((dependant) => dependant.dependantId === dependantId);
    guarding(one, guardianId, now, 'rsvp');
    if (!one) throw new Problem('dependant.notFound');
    if (!hasRight(one.guardians, guardianId, 'pay', now)) throw new Problem('order.guardianPays');
    return one;
  });
}
