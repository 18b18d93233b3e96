import { Problem } from '#shared/contract/errors.ts';
import type { Answer } from '#shared/contract/operation.ts';
import type { teamMoney } from '#shared/payments/invoices/team-money.ts';
import { operations } from '#web/app/operations/operations.ts';

/** What a member owes a community; for treasurers, what everyone owes. */
export type TeamMoneyView = Answer<(typeof teamMoney)['operations']['getTeamMoney']>;

/** Undefined for readers who have nothing to do with the money of a community. */
export async function loadTeamMoney(teamId: string, signal: AbortSignal): Promise<TeamMoneyView | undefined> {
  const { teamMoney } = await import('#shared/payments/invoices/team-money.ts');
  try {
    return await operations(teamMoney).getTeamMoney({ teamId }, { signal });
  } catch (error) {
    if (error instanceof Problem && error.code === 'access.denied') return undefined;
    throw error;
  }
}
