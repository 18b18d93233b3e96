import type { EntityItem } from 'electrodb';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createFindBilling } from '#lambdas/teams/ports/organization-billing.ts';
import { Currency } from '#shared/money.ts';
import { type AccountFacts, type AccountStatus, statusOf } from '#shared/payments/accounts/account-status.ts';
import { payoutAccountEntity } from './payout-account.entity.ts';

type Row = EntityItem<ReturnType<typeof payoutAccountEntity>>;

/** Who is paid: an organizer, or an organization. */
export interface AccountOwner {
  readonly ownerKind: 'user' | 'org';
  readonly ownerId: string;
}

/** A community that sells. */
interface SellingTeam {
  readonly ownerId: string;
  readonly organizationId?: string | undefined;
}

/** A payout account as it is stored, with its state. */
export interface PayoutAccount extends AccountOwner, AccountFacts, Pick<Row, 'livemode' | 'linkKind' | 'linkedAt'> {
  /** The provider's name for it. */
  readonly stripeId: string;
  readonly country: string;
  readonly currency: Currency;
  readonly status: AccountStatus;
  readonly schedule?: Row['schedule'];
  /** Card payments wait until then. */
  readonly heldUntil?: string | undefined;
  readonly accountingCodes?: Row['accountingCodes'];
  readonly reminded?: string | undefined;
  /** When its owner deleted their account. */
  readonly ownerLeftAt?: string | undefined;
  readonly disconnectedAt?: string | undefined;
  readonly disconnectedBy?: Row['disconnectedBy'];
  readonly version: number;
}

/** Reads of payout accounts, strongly consistent. */
export interface PayoutAccounts {
  find(owner: AccountOwner): Promise<PayoutAccount | undefined>;
  /** Who is paid for what a community sells: its organization where that bills for its communities, else its owner. */
  payeeOf(team: SellingTeam): Promise<AccountOwner>;
  /** The account of that one. */
  ofTeam(team: SellingTeam): Promise<PayoutAccount | undefined>;
  /** The account by the provider's name for it, while it is linked. */
  findLinked(stripeId: string): Promise<PayoutAccount | undefined>;
}

/** Claims hold one text: the kind and the id of the owner. */
export const holderOf = ({ ownerKind, ownerId }: AccountOwner): string => `${ownerKind} ${ownerId}`;

export function createPayoutAccounts(table: Table): PayoutAccounts {
  const rows = payoutAccountEntity(table);
  const claims = claimEntity(table);
  const find: PayoutAccounts['find'] = async ({ ownerKind, ownerId }) => {
    const { data } = await rows.get({ ownerKind, ownerId }).go({ consistent: true });
    return data ? toAccount(data) : undefined;
  };
  const findBilling = createFindBilling(table);
  const payeeOf: PayoutAccounts['payeeOf'] = async ({ ownerId, organizationId }) => {
    const billing = organizationId ? await findBilling(organizationId) : undefined;
    return organizationId && billing?.isPaid
      ? { ownerKind: 'org', ownerId: organizationId }
      : { ownerKind: 'user', ownerId };
  };
  return {
    find,
    payeeOf,
    ofTeam: async (team) => find(await payeeOf(team)),
    findLinked: async (value) => {
      const { data } = await claims.get({ kind: 'payoutAccount', value }).go({ consistent: true });
      if (!data) return undefined;
      const [ownerKind, ownerId = ''] = data.holderId.split(' ');
      const account = await find({ ownerKind: ownerKind === 'org' ? 'org' : 'user', ownerId });
      return account?.stripeId === value && !account.disconnectedAt ? account : undefined;
    },
  };
}

const toAccount = ({ userId: _, currency, ...row }: Row): PayoutAccount => ({
  ...row,
  currency: Currency.parse(currency),
  status: statusOf(row),
});
