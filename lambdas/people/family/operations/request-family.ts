import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { ask, expiresAt } from '#shared/people/family/connection.ts';
import type { family } from '#shared/people/family/contract.ts';
import { mayDeal } from '#shared/people/privacy/who-sees.ts';
import { between } from '../../ports/between.ts';
import { familyDates } from '../family-dates.ts';
import { revise } from '../revise.ts';
import { shown } from '../shown.ts';
import type { FamilyStore } from '../store.ts';

type RequestFamily = (typeof family)['operations']['requestFamily'];

interface Parts {
  readonly store: Pick<FamilyStore, 'find' | 'write'>;
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/** A person who cannot be found, for any reason, looks unknown (decision D19). */
export async function requestFamily(
  { recipientId, relation }: Parsed<RequestFamily>,
  caller: Caller,
  { store, accounts, blocks, due }: Parts,
): Promise<Output<RequestFamily>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  if (recipientId === userId) throw new Problem('family.self');
  const [recipient, parted] = await Promise.all([accounts.find(recipientId), blocks.partedFrom(userId)]);
  const mayFind =
    recipient?.hasAdditionalInfo &&
    recipient.emailVerified &&
    !recipient.deletedAt &&
    mayDeal('beingFound', between(userId, recipient, parted, now));
  if (!mayFind) throw new Problem('user.notFound');
  const connectionId = idFrom('family', ...[userId, recipientId].sort());
  const asking = { connectionId, requesterId: userId, recipientId, relation };
  const { after } = await revise({ userId, connectionId }, store, (before) => ask(before, asking, now), now);
  // Written after the request: one that was lost meanwhile is read as expired all the same.
  await due.schedule(familyDates.expiry(after, expiresAt(after)), now);
  const names = new Map(
    [recipient, caller.account].flatMap((one) => (one ? [[one.userId, one.displayName ?? '']] : [])),
  );
  return shown(after, 'pending', names);
}
