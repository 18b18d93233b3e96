import { Problem } from '#shared/contract/errors.ts';
import type { Answer } from '#shared/contract/operation.ts';
import type { creditsContract } from '#shared/payments/credits/contract.ts';
import type { teamDiscounts } from '#shared/payments/discounts/contract.ts';
import type { teamMoney } from '#shared/payments/invoices/team-money.ts';
import { operations } from '#web/app/operations/operations.ts';

type Operations = (typeof teamMoney)['operations'];

/** The open ledger of a community. */
export type Ledger = Answer<Operations['getLedger']>;

/** What a member owes a community, and its ledger; for treasurers, what everyone owes. */
export type TeamMoneyView = Answer<Operations['getTeamMoney']> & {
  readonly ledger: Ledger;
  /** Only for treasurers. */
  readonly credits?: TeamCreditsView;
  /** Only for treasurers. */
  readonly discounts?: TeamDiscountsView;
};

type DiscountOperations = (typeof teamDiscounts)['operations'];

/** The codes of a community, the seasons and tournaments that they can be for, and who asks to pay less. */
export type TeamDiscountsView = Answer<DiscountOperations['listTeamDiscounts']> &
  Answer<DiscountOperations['listAidRequests']> & {
    readonly sold: readonly Sold[];
  };

/** What people can spend with the account that a community is paid on. */
export type TeamCreditsView = Answer<(typeof creditsContract)['operations']['listTeamCredits']>;

/** A season or a tournament, by its name. */
export interface Sold {
  readonly subjectId: string;
  readonly label: string;
}

/** Undefined for readers who have nothing to do with the money of a community. */
export async function loadTeamMoney(teamId: string, signal: AbortSignal): Promise<TeamMoneyView | undefined> {
  const { teamMoney } = await import('#shared/payments/invoices/team-money.ts');
  const ask = operations(teamMoney);
  try {
    const [money, ledger] = await Promise.all([
      ask.getTeamMoney({ teamId }, { signal }),
      ask.getLedger({ teamId }, { signal }),
    ]);
    if (!money.treasury) return { ...money, ledger };
    const [credits, discounts] = await Promise.all([
      loadCredits(teamId, signal),
      money.treasury.takesCards ? loadDiscounts(teamId, signal) : undefined,
    ]);
    return { ...money, ledger, credits, ...(discounts && { discounts }) };
  } catch (error) {
    if (error instanceof Problem && error.code === 'access.denied') return undefined;
    throw error;
  }
}

async function loadCredits(teamId: string, signal: AbortSignal): Promise<TeamCreditsView> {
  const { creditsContract } = await import('#shared/payments/credits/contract.ts');
  return operations(creditsContract).listTeamCredits({ teamId }, { signal });
}

async function loadDiscounts(teamId: string, signal: AbortSignal): Promise<TeamDiscountsView> {
  const { teamDiscounts } = await import('#shared/payments/discounts/contract.ts');
  const { seasonsContract } = await import('#shared/competitions/seasons/contract.ts');
  const { tournamentsContract } = await import('#shared/competitions/tournaments/contract.ts');
  const [listed, { requests }, { seasons }, { tournaments }] = await Promise.all([
    operations(teamDiscounts).listTeamDiscounts({ teamId }, { signal }),
    operations(teamDiscounts).listAidRequests({ teamId }, { signal }),
    operations(seasonsContract).listTeamSeasons({ teamId }, { signal }),
    operations(tournamentsContract).listTeamTournaments({ teamId }, { signal }),
  ]);
  const sold = [
    ...seasons.map(({ seasonId, label }) => ({ subjectId: seasonId, label })),
    ...tournaments.map(({ tournamentId, name }) => ({ subjectId: tournamentId, label: name })),
  ];
  return { ...listed, requests, sold };
}
