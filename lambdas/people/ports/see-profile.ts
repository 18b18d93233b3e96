import type { Account, AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import { mayDeal } from '#shared/people/privacy/who-sees.ts';
import { between } from './between.ts';
import type { ConnectionReader } from './connections/player-connections.ts';

export interface ProfilePorts {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
  readonly connections: Pick<ConnectionReader, 'stateOf'>;
}

interface SeenProfile {
  readonly person: Account;
  readonly connection: Awaited<ReturnType<ConnectionReader['stateOf']>>;
  readonly isShown: boolean;
}

/**
 * The person whose profile the caller may see, how the two are connected, and whether what others endorse in them is shown.
 * @throws {Problem} user.notFound, also for a viewer who may not see it
 */
export async function seeProfile(
  userId: string,
  caller: Caller,
  { accounts, blocks, connections }: ProfilePorts,
): Promise<SeenProfile> {
  const { userId: viewer } = actorOf(caller);
  const [person, parted, connection] = await Promise.all([
    accounts.find(userId),
    blocks.partedFrom(viewer),
    connections.stateOf(viewer, userId),
  ]);
  if (!person || person.deletedAt || !person.hasAdditionalInfo) throw new Problem('user.notFound');
  const standing = between(viewer, person, parted, caller.now, connection === 'connected');
  if (!mayDeal('profile', standing)) throw new Problem('user.notFound');
  return { person, connection, isShown: mayDeal('badges', standing) };
}
