import { Currency } from '#shared/money.ts';
import { leastChargeIn } from '#shared/payments/amount-limits.ts';
import { balanceOf } from '#shared/payments/invoices/standing.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import { isPayableByCard } from '#shared/payments/quote.ts';
import type { PayoutAccount } from '../../ports/accounts/payout-accounts.ts';
import { type Sellers, sellerOf } from '../../ports/accounts/seller-of.ts';
import type { StoredInvoice } from '../invoice-store.ts';

interface CardSeller {
  readonly account: PayoutAccount;
  /** The plan of the community, which sets the service fee. */
  readonly plan: TeamPlan;
}

/** The account on which cards can pay a community in a currency now; undefined where they can't. */
export async function cardSellerOf(
  { teamId, currency }: { readonly teamId: string; readonly currency: Currency },
  sellers: Sellers,
  now: Date,
): Promise<CardSeller | undefined> {
  const team = await sellers.teams.find(teamId);
  if (team?.status !== 'active') return undefined;
  // What goes back of an invoice is the community's to decide.
  const sold = { hostingTeam: teamId, creatorId: team.ownerId, refundPolicy: 'custom' as const };
  const price = { amountMinor: leastChargeIn(currency), currency };
  const known = { ...sellers, teams: { find: async () => team } };
  const { account, plan } = await sellerOf({ ...sold, price }, known, now);
  return account && { account, plan };
}

/** Says of invoices whether their payers can pay what is owed on them by card now. Each community is looked up once. */
export async function cardsTakenFor(
  invoices: readonly StoredInvoice[],
  sellers: Sellers,
  now: Date,
): Promise<(invoice: StoredInvoice) => boolean> {
  const owing = invoices.filter((invoice) => isOwed(invoice));
  const asked = new Map(owing.map(({ teamId, currency }) => [`${teamId} ${currency}`, { teamId, currency }]));
  const found = await Promise.all(
    [...asked].map(async ([key, { teamId, currency }]) => {
      const seller = await cardSellerOf({ teamId, currency: Currency.parse(currency) }, sellers, now);
      return seller ? [key] : [];
    }),
  );
  const taking = new Set(found.flat());
  return (invoice) => isOwed(invoice) && taking.has(`${invoice.teamId} ${invoice.currency}`);
}

const isOwed = (invoice: StoredInvoice): boolean =>
  isPayableByCard({ amountMinor: balanceOf(invoice), currency: Currency.parse(invoice.currency) });
