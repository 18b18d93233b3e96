import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import type { MembershipReader } from '#lambdas/teams/ports/membership-reader.ts';
import type { FindBilling } from '#lambdas/teams/ports/organization-billing.ts';
import type { OrganizationPermissions } from '#lambdas/teams/ports/organization-money.ts';
import type { TeamReader } from '#lambdas/teams/ports/teams.ts';
import type { AccountUses } from '../ports/accounts/account-uses.ts';
import type { Write } from '../ports/write.ts';
import type { Provider } from '../provider/stripe.ts';
import type { AccountStore } from './account-store.ts';
import type { ConnectStates } from './connect-states.ts';

/** What the operations of payout accounts work with. */
export interface AccountParts {
  readonly accounts: AccountStore;
  readonly teams: Pick<TeamReader, 'find'>;
  readonly memberships: Pick<MembershipReader, 'find'>;
  readonly findBilling: FindBilling;
  readonly organizationPermissions: OrganizationPermissions;
  readonly states: ConnectStates;
  readonly uses: AccountUses;
  readonly due: Pick<DueIndex, 'schedule'>;
  readonly write: Write;
  readonly retry: Retry;
  readonly provider: () => Promise<Provider>;
  /** Where the web app is. */
  readonly webOrigin: () => string;
}
