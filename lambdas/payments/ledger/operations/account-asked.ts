import type { KeepsMoney } from '#lambdas/teams/ports/keeps-money.ts';
import type { OrganizationPermissions } from '#lambdas/teams/ports/organization-money.ts';
import type { TeamReader } from '#lambdas/teams/ports/teams.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { PayoutAccount, PayoutAccounts } from '../../ports/accounts/payout-accounts.ts';
import type { TransactionStore } from '../transaction-store.ts';

export interface SellerParts {
  readonly accounts: Pick<PayoutAccounts, 'find' | 'ofTeam'>;
  readonly teams: Pick<TeamReader, 'find'>;
  readonly keepsMoney: KeepsMoney;
  readonly organizationPermissions: OrganizationPermissions;
  readonly transactions: Pick<TransactionStore, 'isOfTeam'>;
}

interface Asked {
  readonly subjectId?: string | undefined;
  readonly teamId?: string | undefined;
  readonly organizationId?: string | undefined;
}

/** An account, and which of its lines the reader may see: all, or those of one thing or community. */
interface SeenAccount {
  readonly account: PayoutAccount | undefined;
  readonly scopeId?: string | undefined;
  readonly isOwn: boolean;
}

/**
 * The account whose lines are asked for: that of an organization or a community whose money the reader manages, else their own.
 * Of a community's account, which may be another's too, they see what was for the community.
 * @throws {Problem} access.denied
 */
export async function accountAsked(asked: Asked, userId: string, parts: SellerParts): Promise<SeenAccount> {
  if (asked.organizationId) return ofOrganization(asked.organizationId, asked, userId, parts);
  const own = await parts.accounts.find({ ownerKind: 'user', ownerId: userId });
  const theirs = asked.teamId ? await keptAccount(asked.teamId, userId, parts) : undefined;
  if (!asked.teamId || !theirs || theirs.stripeId === own?.stripeId)
    return { account: own, scopeId: scopeIn(asked), isOwn: true };
  return { account: theirs, scopeId: await scopeOfTeam(asked.teamId, asked, theirs, parts), isOwn: false };
}

const scopeIn = ({ subjectId, teamId }: Asked): string | undefined => subjectId ?? teamId;

async function ofOrganization(ownerId: string, asked: Asked, userId: string, parts: SellerParts): Promise<SeenAccount> {
  const may = await parts.organizationPermissions(userId, ownerId);
  if (!may?.includes('manageMoney')) throw new Problem('access.denied');
  const account = await parts.accounts.find({ ownerKind: 'org', ownerId });
  return { account, scopeId: scopeIn(asked), isOwn: false };
}

/** The account that a community is paid on, for who manages its money. */
async function keptAccount(teamId: string, userId: string, { teams, accounts, keepsMoney }: SellerParts) {
  const team = (await keepsMoney(teamId, userId)) ? await teams.find(teamId) : undefined;
  return team && accounts.ofTeam(team);
}

async function scopeOfTeam(
  teamId: string,
  { subjectId }: Asked,
  { stripeId }: PayoutAccount,
  { transactions }: SellerParts,
): Promise<string> {
  if (!subjectId) return teamId;
  return (await transactions.isOfTeam(stripeId, subjectId, teamId)) ? subjectId : noScope;
}

/** Nothing was ever for it. */
const noScope = 'none';
