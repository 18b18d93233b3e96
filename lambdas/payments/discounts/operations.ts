import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { StoredTeam, TeamReader } from '#lambdas/teams/ports/teams.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { Currency } from '#shared/money.ts';
import type { teamDiscounts } from '#shared/payments/discounts/contract.ts';
import type { Discount, Off, OffInput } from '#shared/payments/discounts/schemas.ts';
import { activeTeam } from '../invoices/operations/keep-money.ts';
import type { PayoutAccounts } from '../ports/accounts/payout-accounts.ts';
import { type Discounts, shownDiscount } from '../ports/discounts/discounts.ts';

type Operations = (typeof teamDiscounts)['operations'];

export interface TeamDiscountParts {
  readonly teams: Pick<TeamReader, 'find'>;
  readonly payouts: Pick<PayoutAccounts, 'ofTeam'>;
  readonly discounts: Pick<Discounts, 'list' | 'save' | 'saveCode' | 'end'>;
}

export async function listTeamDiscounts(
  { teamId }: Parsed<Operations['listTeamDiscounts']>,
  parts: TeamDiscountParts,
): Promise<Output<Operations['listTeamDiscounts']>> {
  const team = await parts.teams.find(teamId);
  if (!team) throw new Problem('team.notFound');
  const [stored, currency] = await Promise.all([parts.discounts.list(teamId), currencyOf(team, parts)]);
  return { discounts: stored.map(shownDiscount), ...(currency && { currency }) };
}

export async function saveTeamDiscount(
  { teamId, off, ...terms }: Parsed<Operations['saveTeamDiscount']>,
  caller: Caller,
  parts: TeamDiscountParts,
): Promise<Output<Operations['saveTeamDiscount']>> {
  const team = await activeTeam(teamId, parts.teams);
  const said = { ...terms, off: inCurrency(off, await currencyOf(team, parts)) };
  return shownDiscount(await parts.discounts.saveCode(teamId, said, caller.now));
}

/** One with the same rule, for the same, and of early ones until the same day, is changed. */
export async function saveAutomaticDiscount(
  { teamId, off, ...terms }: Parsed<Operations['saveAutomaticDiscount']>,
  caller: Caller,
  parts: TeamDiscountParts,
): Promise<Output<Operations['saveAutomaticDiscount']>> {
  const team = await activeTeam(teamId, parts.teams);
  const said = { ...terms, code: keyOf(terms), off: inCurrency(off, await currencyOf(team, parts)) };
  return shownDiscount(await parts.discounts.save(teamId, said, caller.now));
}

/** `AUTO.EARLY.2026-12-05`, `AUTO.SIBLING.ssn_01HZX…` */
const keyOf = ({ rule, lastDay, subjectId }: Pick<Discount, 'rule' | 'lastDay' | 'subjectId'>): string =>
  ['AUTO', rule, rule === 'early' && lastDay, subjectId].filter(Boolean).join('.').toUpperCase();

export async function endTeamDiscount(
  { teamId, code }: Parsed<Operations['endTeamDiscount']>,
  caller: Caller,
  { discounts }: TeamDiscountParts,
): Promise<Output<Operations['endTeamDiscount']>> {
  if (!(await discounts.end(teamId, code, caller.now))) throw new Problem('discount.notFound');
  return {};
}

/** The currency in which cards pay a community. */
const currencyOf = async (team: StoredTeam, { payouts }: TeamDiscountParts): Promise<Currency | undefined> =>
  (await payouts.ofTeam(team))?.currency;

/** @throws {Problem} discount.accountNeeded */
function inCurrency(off: OffInput, currency: Currency | undefined): Off {
  if (off.kind !== 'amount') return off;
  if (!currency) throw new Problem('discount.accountNeeded');
  return { ...off, currency };
}
