import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { family } from '#shared/people/family/contract.ts';
import { guarding } from '../../ports/family/guarding.ts';
import { reviseDependant } from '../dependants/revise-dependant.ts';
import type { DependantStore } from '../dependants/store.ts';
import { viewFor } from '../dependants/view.ts';

type SetParenting = (typeof family)['operations']['setParenting'];

interface Parts {
  readonly dependants: DependantStore;
  readonly accounts: Pick<AccountReader, 'list'>;
}

/** A deciding guardian says when a dependant is in which household. */
export async function setParenting(
  { dependantId, parenting }: Parsed<SetParenting>,
  caller: Caller,
  { dependants, accounts }: Parts,
): Promise<Output<SetParenting>> {
  const { userId } = actorOf(caller);
  const after = await reviseDependant(
    dependantId,
    dependants,
    (before) => {
      guarding(before, userId, caller.now, 'manageGuardians');
      return { changes: { parenting } };
    },
    caller.now,
  );
  return viewFor(guarding(after, userId, caller.now), after, accounts, caller.now);
}
