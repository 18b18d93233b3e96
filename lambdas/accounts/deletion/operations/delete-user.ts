import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { deletionContract } from '#shared/accounts/deletion/contract.ts';
import { freshSignInMs } from '#shared/accounts/deletion/personal-parts.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output } from '#shared/contract/operation.ts';
import type { Caller } from '../../ports/serve.ts';
import { type Erasing, watchErasure } from '../erasing.ts';
import type { ErasureStore } from '../erasures/store.ts';

type DeleteUser = (typeof deletionContract)['operations']['deleteUser'];

interface Ports {
  readonly erasures: Pick<ErasureStore, 'begin'>;
  readonly due: Erasing['due'];
}

/** From the answer on the account is unusable; its profile and its sign-in go at once, by their own parts (decision D20). */
export async function deleteUser(caller: Caller, { erasures, due }: Ports): Promise<Output<DeleteUser>> {
  const { account, now } = caller;
  const { userId, signedInAt } = actorOf(caller);
  if (now.getTime() - signedInAt.getTime() > freshSignInMs) throw new Problem('signIn.tooOld');
  if (!account) throw new Problem('user.notFound');
  // The write decides; this spares a user on one the work that goes before it.
  if ((account.rosters ?? 0) > 0) throw new Problem('user.onRoster');
  await watchErasure(userId, { due }, now);
  if ((await erasures.begin(account, now)) === 'onRoster') throw new Problem('user.onRoster');
  return {};
}
