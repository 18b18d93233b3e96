import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { balanceOf } from '#shared/payments/invoices/standing.ts';
import type { InvoiceStore } from './invoice-store.ts';

const atOnce = 8;
const reason = 'The community was deleted.';

/** Nothing is owed to a team that is gone: what was never paid is void, and the rest of what was is written off. Safe to repeat. */
export async function closeInvoicesOf(
  teamId: string,
  invoices: Pick<InvoiceStore, 'listOpen' | 'change'>,
): Promise<void> {
  const open = await invoices.listOpen(teamId);
  await inParallel([...open], atOnce, async ({ invoiceId }) => {
    await invoices.change<{ readonly isClosed: true }>(invoiceId, (before) => {
      if (balanceOf(before) === 0) return { isClosed: true };
      const status = before.paidMinor > 0 ? ('uncollectible' as const) : ('void' as const);
      return { next: { ...before, status, reason } };
    });
  });
}
