import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output } from '#shared/contract/operation.ts';
import { isDependantId } from '#shared/ids.ts';
import { type Connection, otherOf, statusAt } from '#shared/people/family/connection.ts';
import type { family } from '#shared/people/family/contract.ts';
import type { DependantReader } from '../../ports/family/dependants.ts';
import { memberOf, shown } from '../shown.ts';
import type { FamilyStore } from '../store.ts';

type ListFamily = (typeof family)['operations']['listFamily'];

interface Parts {
  readonly store: Pick<FamilyStore, 'list'>;
  readonly dependants: Pick<DependantReader, 'ofGuardian'>;
  readonly accounts: Pick<AccountReader, 'list'>;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
}

/** Requests from blocked people are not shown; connections stay until one side ends them. */
export async function listFamily(
  caller: Caller,
  { store, dependants, accounts, blocks }: Parts,
): Promise<Output<ListFamily>> {
  const { userId } = actorOf(caller);
  const [all, { blocked }, answered] = await Promise.all([
    store.list(userId),
    blocks.partedFrom(userId),
    dependants.ofGuardian(userId),
  ]);
  const members = answered.flatMap((one) => memberOf(one, userId, caller.now) ?? []);
  const current = all.filter((one) => isShown(one, userId, blocked, caller.now));
  const known = await accounts.list(
    [...current, ...members].flatMap(({ requesterId, recipientId }) =>
      [requesterId, recipientId].filter((id) => !isDependantId(id)),
    ),
  );
  const names = new Map(known.map(({ userId: id, displayName = '' }) => [id, displayName]));
  const connections = current.map((one) => shown(one, one.status === 'accepted' ? 'accepted' : 'pending', names));
  const named = members.map((one) => ({ ...one, requesterName: names.get(one.requesterId) ?? '' }));
  return { connections: [...connections, ...named] };
}

function isShown(one: Connection, userId: string, blocked: ReadonlySet<string>, now: Date): boolean {
  const status = statusAt(one, now);
  return status === 'accepted' || (status === 'pending' && !blocked.has(otherOf(one, userId)));
}
