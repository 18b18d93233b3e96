import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import type { Output } from '#shared/contract/operation.ts';
import type { creditsContract } from '#shared/payments/credits/contract.ts';
import { nameIn } from '../../invoices/views.ts';
import type { Credits } from '../../ports/credits/credits.ts';

const mostLines = 100;

interface Parts {
  readonly credits: Pick<Credits, 'ofPerson' | 'lines'>;
  readonly naming: Pick<Naming, 'of'>;
}

/** What the caller can spend with each seller, and what came and went of it. */
export async function listMyCredits(
  caller: Caller,
  { credits, naming }: Parts,
): Promise<Output<(typeof creditsContract)['operations']['listMyCredits']>> {
  const { userId } = actorOf(caller);
  const [held, lines] = await Promise.all([credits.ofPerson(userId), credits.lines(userId, mostLines)]);
  const sellers = [...new Set([...held, ...lines].map(({ sellerId }) => sellerId))];
  // Sellers are paid in the open: payers know their names.
  const names = await naming.of(sellers, { userId, now: caller.now, shares: true });
  return {
    credits: held.map(({ sellerId, balanceMinor, currency }) => ({
      sellerName: nameIn(names, sellerId),
      balanceMinor,
      currency,
    })),
    lines: lines.map(({ lineId, kind, at, amountMinor, currency, sellerId, orderId, title, reason }) => ({
      lineId,
      kind,
      at,
      amountMinor,
      currency,
      sellerName: nameIn(names, sellerId),
      ...(orderId && { orderId }),
      ...(title && { title }),
      ...(reason && { reason }),
    })),
  };
}
