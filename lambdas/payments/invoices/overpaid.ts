import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { Currency } from '#shared/money.ts';
import { creditMoved } from '#shared/payments/credits/messages.ts';
import type { PayoutAccount } from '../ports/accounts/payout-accounts.ts';
import type { Sellers } from '../ports/accounts/seller-of.ts';
import type { CreditChange, StoredInvoice } from './invoice-store.ts';

/** The account that a community is paid on; undefined where it has none, so that no one can have credit with it. */
export async function creditorOf(teamId: string, { teams, payouts }: Sellers): Promise<PayoutAccount | undefined> {
  const team = await teams.find(teamId);
  return team && payouts.ofTeam(team);
}

/** What was given for an invoice beyond what was owed, in minor units; negative where the payment is taken back. */
interface Overpaid {
  readonly paymentId: string;
  readonly overpaidMinor: number;
  readonly at: string;
  readonly byId: string;
}

/** It is the payer's to spend, and goes with the payment where that is taken back; nothing where nothing was. */
export function creditOf(
  { teamId, teamName, title, payerId: userId, currency }: StoredInvoice,
  account: PayoutAccount | undefined,
  { paymentId, overpaidMinor: amountMinor, at, byId }: Overpaid,
): { readonly credit?: CreditChange } {
  if (amountMinor === 0 || !account) return {};
  const { ownerId: sellerId, stripeId } = account;
  const isUndone = amountMinor < 0;
  const lineId = idFrom('creditLine', paymentId, ...(isUndone ? ['undone'] : []));
  const kind = isUndone ? ('debited' as const) : ('overpaid' as const);
  const reason = isUndone ? `${title}: the payment was taken back` : title;
  const whose = { sellerId, userId, currency: Currency.parse(currency) };
  return {
    credit: {
      move: { lineId, ...whose, at, kind, amountMinor, title: teamName, reason, byId },
      booked: { stripeId, teamId },
      fact: factRow(creditMoved, idFrom('message', creditMoved.name, lineId), new Date(at), { lineId }),
    },
  };
}
