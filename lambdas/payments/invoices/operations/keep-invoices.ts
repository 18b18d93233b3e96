import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { balanceOf, canVoid, canWaive } from '#shared/payments/invoices/standing.ts';
import type { teamMoney } from '#shared/payments/invoices/team-money.ts';
import type { Decided, InvoiceStore, StoredInvoice } from '../invoice-store.ts';

type Operations = (typeof teamMoney)['operations'];
type Refusal =
  | 'invoice.notFound'
  | 'invoice.tooMuch'
  | 'invoice.closed'
  | 'invoice.paidAlready'
  | 'invoice.paidByCard'
  | 'credit.accountNeeded'
  | 'credit.usedAlready';
type Refused = { readonly refused: Refusal };
/** What becomes of an invoice, or why nothing does. */
export type Decision = Decided | Refused | { readonly isDone: true };

export interface KeepParts {
  readonly invoices: Pick<InvoiceStore, 'change'>;
}

/** Changes an invoice of this team; one of another team does not exist here. */
export async function changeOf(
  { teamId, invoiceId }: { readonly teamId: string; readonly invoiceId: string },
  { invoices }: KeepParts,
  decide: (invoice: StoredInvoice) => Decision,
): Promise<void> {
  const changed = await invoices.change<Refused | { readonly isDone: true }>(invoiceId, (before) =>
    before.teamId === teamId ? decide(before) : { refused: 'invoice.notFound' },
  );
  if (!changed) throw new Problem('invoice.notFound');
  if ('refused' in changed) throw new Problem(changed.refused);
}

export async function waiveInvoice(
  { teamId, invoiceId, as, reason }: Parsed<Operations['waiveInvoice']>,
  parts: KeepParts,
): Promise<Output<Operations['waiveInvoice']>> {
  await changeOf({ teamId, invoiceId }, parts, (before) => {
    if (before.status === as) return { isDone: true };
    if (!canWaive(before)) return { refused: 'invoice.closed' };
    return { next: { ...before, status: as, reason } };
  });
  return {};
}

export async function voidInvoice(
  { teamId, invoiceId, reason }: Parsed<Operations['voidInvoice']>,
  parts: KeepParts,
): Promise<Output<Operations['voidInvoice']>> {
  await changeOf({ teamId, invoiceId }, parts, (before) => {
    if (before.status === 'void') return { isDone: true };
    if (before.paidMinor > 0) return { refused: 'invoice.paidAlready' };
    if (!canVoid(before) || balanceOf(before) === 0) return { refused: 'invoice.closed' };
    return { next: { ...before, status: 'void', reason } };
  });
  return {};
}
