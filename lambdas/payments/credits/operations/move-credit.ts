import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { Problem } from '#shared/contract/errors.ts';
import { creditMoved } from '#shared/payments/credits/messages.ts';
import type { PayoutAccount } from '../../ports/accounts/payout-accounts.ts';
import type { Credits } from '../../ports/credits/credits.ts';

interface Moving {
  readonly account: PayoutAccount;
  /** The community that gives it; absent for a host's own. */
  readonly teamId?: string;
  /** Who gives it, as the player reads it. */
  readonly title: string;
  readonly userId: string;
  /** In minor units; negative where it is taken back. */
  readonly amountMinor: number;
  readonly reason: string;
}

/**
 * Gives credit or takes it back, and says so to the player. Under the same key it moves once.
 * @throws {Problem} credit.tooMuch where less is left than is to be taken back
 */
export async function moved(
  { account: { ownerId: sellerId, stripeId, currency }, teamId, title, userId, amountMinor, reason }: Moving,
  caller: Caller,
  { credits }: { readonly credits: Pick<Credits, 'move' | 'balance'> },
) {
  const lineId = caller.newId('creditLine');
  const kind = amountMinor > 0 ? ('granted' as const) : ('debited' as const);
  const said = { title, reason, byId: actorOf(caller).userId };
  const at = caller.now.toISOString();
  const move = { lineId, sellerId, userId, currency, at, kind, amountMinor, ...said };
  const fact = factRow(creditMoved, idFrom('message', creditMoved.name, lineId), caller.now, { lineId });
  if (!(await credits.move(move, { stripeId, ...(teamId && { teamId }) }, fact))) throw new Problem('credit.tooMuch');
  return { userId, currency, balanceMinor: await credits.balance({ sellerId, userId, currency }) };
}
