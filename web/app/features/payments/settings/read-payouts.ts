import { following } from '#shared/events/following/contract.ts';
import { payoutAccounts } from '#shared/payments/accounts/contract.ts';
import type { PayoutAccountView } from '#shared/payments/accounts/schemas.ts';
import { teams } from '#shared/teams/contract.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

/** What the section of payouts shows. */
interface Payouts {
  /** Absent where none was ever linked. */
  readonly account: PayoutAccountView | undefined;
}

/** The payout account of an organizer; nothing for people who organize nothing and have no account (R-PAYOUT-02). */
export async function readPayouts(): Promise<Payouts | undefined> {
  const { account } = await operations(payoutAccounts).getPayouts({});
  return account || (await organizes()) ? { account } : undefined;
}

/** Whether they created an event, a community or an organization, or keep the money of one. */
async function organizes(): Promise<boolean> {
  const hosting = (when: 'upcoming' | 'past') =>
    operations(following).listMyEvents({ role: 'hosting', when, limit: 1 });
  const [coming, past, mine, clubs] = await Promise.all([
    hosting('upcoming'),
    hosting('past'),
    operations(teams).listMyTeams({}),
    operations(organizations).listMyOrganizations({}),
  ]);
  return (
    coming.events.length + past.events.length > 0 ||
    mine.teams.some(({ roles }) => roles.some((role) => moneyRoles.has(role))) ||
    clubs.organizations.some(({ roles }) => roles.some((role) => moneyRoles.has(role)))
  );
}

const moneyRoles = new Set<string>(['owner', 'treasurer', 'orgOwner', 'finance']);
