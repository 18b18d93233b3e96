import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { SettleNotification } from '#lambdas/notifications/ports/settle-notification.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { answer, end } from '#shared/people/family/connection.ts';
import type { family } from '#shared/people/family/contract.ts';
import { askingNotice } from '../asking-notice.ts';
import { revise } from '../revise.ts';
import type { FamilyStore } from '../store.ts';

type Operations = (typeof family)['operations'];

interface Parts {
  readonly store: Pick<FamilyStore, 'find' | 'write'>;
  readonly settle: SettleNotification;
}

/** A yes marks the notification read that asked, a no deletes it (R-FAM-05, R-FAM-07). */
export async function answerFamily(
  { connectionId }: Parsed<Operations['acceptFamily']>,
  status: 'accepted' | 'rejected',
  caller: Caller,
  { store, settle }: Parts,
): Promise<Output<Operations['acceptFamily']>> {
  const { userId } = actorOf(caller);
  const { before } = await revise(
    { userId, connectionId },
    store,
    (found) => (found ? answer(found, userId, status, caller.now) : { refused: 'family.notFound' }),
    caller.now,
  );
  if (before) await settle(askingNotice(before), status === 'accepted' ? 'read' : 'gone', caller.now);
  return {};
}

/** Ends a connection or a request; of a request that ends, the notification goes. */
export async function removeFamily(
  { connectionId }: Parsed<Operations['removeFamily']>,
  caller: Caller,
  { store, settle }: Parts,
): Promise<Output<Operations['removeFamily']>> {
  const { userId } = actorOf(caller);
  const { before, after } = await revise(
    { userId, connectionId },
    store,
    (found) => (found ? end(found, userId, caller.now) : { refused: 'family.notFound' }),
    caller.now,
  );
  if (before && after.status !== 'removed') await settle(askingNotice(before), 'gone', caller.now);
  return {};
}
