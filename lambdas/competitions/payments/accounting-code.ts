import type { Sellers } from '#lambdas/payments/ports/accounts/seller-of.ts';

/** What the books of who sells for a community call card payments; nothing where the seller has not said it. */
export async function accountingCodeOf(
  teamId: string,
  { teams, payouts }: Sellers,
): Promise<{ accountingCode?: string }> {
  const team = await teams.find(teamId);
  const accountingCode = (team && (await payouts.ofTeam(team)))?.accountingCodes?.charge;
  return accountingCode ? { accountingCode } : {};
}
