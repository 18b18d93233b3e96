import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { StoredTeam, TeamReader } from '#lambdas/teams/ports/teams.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { feeCharged } from '#shared/payments/invoices/messages.ts';
import { mostTimes } from '#shared/payments/invoices/schemas.ts';
import { mostCharged, type teamMoney } from '#shared/payments/invoices/team-money.ts';
import { isPayable } from '#shared/payments/outside/is-payable.ts';
import type { Sellers } from '../../ports/accounts/seller-of.ts';
import { refuseTooMuch } from '../../ports/refuse-too-much.ts';
import { begunMoney } from '../begun-money.ts';
import { cardSellerOf } from '../card/card-sellers.ts';
import { issueFee, keptUntil } from '../fee-invoices.ts';
import type { IssueStore } from '../issue-store.ts';
import type { StoredFee, TeamMoney } from '../money-store.ts';
import { type Families, payersOf, playersOf } from '../people.ts';
import type { MoneyParts } from './team-money.ts';

type Operations = (typeof teamMoney)['operations'];

/**
 * A team that can be changed.
 * @throws {Problem} team.notFound, team.archived
 */
export async function activeTeam(teamId: string, teams: Pick<TeamReader, 'find'>): Promise<StoredTeam> {
  const team = await teams.find(teamId);
  if (!team) throw new Problem('team.notFound');
  if (team.status !== 'active') throw new Problem('team.archived');
  return team;
}

export async function saveMoneySettings(
  { teamId, version, ...settings }: Parsed<Operations['saveMoneySettings']>,
  { teams, money }: Pick<MoneyParts, 'teams' | 'money'>,
): Promise<Output<Operations['saveMoneySettings']>> {
  await activeTeam(teamId, teams);
  if (await money.save(teamId, version, settings)) return { version: version + 1 };
  const stored = await money.find(teamId);
  if (stored.version === version) throw new Problem('money.currencyFixed');
  throw new Problem('record.changed', { currentVersion: stored.version });
}

/**
 * Nothing is charged that members can't pay.
 * @throws {Problem} payment.wayNeeded
 */
export async function requireWayToPay(
  teamId: string,
  { payOutside, currency }: Pick<TeamMoney, 'payOutside' | 'currency'>,
  sellers: Sellers,
  now: Date,
): Promise<void> {
  if (!isPayable(payOutside) && !(await cardSellerOf({ teamId, currency }, sellers, now)))
    throw new Problem('payment.wayNeeded');
}

interface ChargeParts extends MoneyParts {
  readonly issuing: IssueStore;
  readonly accounts: AccountReader;
}

/** The fee and the fact that its invoices follow from are one write; what a crash leaves undone, the fact's listener does. */
export async function chargeFee(
  { teamId, who, name, amountMinor, taxRate, dueOn, terms, memo }: Parsed<Operations['chargeFee']>,
  caller: Caller,
  parts: ChargeParts,
): Promise<Output<Operations['chargeFee']>> {
  const { now, newId } = caller;
  const team = await activeTeam(teamId, parts.teams);
  const money = await begunMoney(team, parts);
  refuseTooMuch({ amountMinor, currency: money.currency }, 'amountMinor', mostTimes);
  await requireWayToPay(teamId, money, parts, now);
  const charged = await chargedOf({ teamId, who }, parts, now);
  const feeId = newId('teamFee');
  const said = { teamId, feeId, teamName: team.facts.name, name, amountMinor, taxRate, dueOn, terms, memo };
  const fee: StoredFee = {
    ...said,
    charged: [...charged],
    at: now.toISOString(),
    byId: actorOf(caller).userId,
    expires: keptUntil(now),
  };
  const fact = factRow(feeCharged, idFrom('message', feeCharged.name, feeId), now, { teamId, feeId });
  await parts.money.addFee(fee, fact);
  // Under the same key the fee of the first time counts, as it was decided then.
  const stored = (await parts.money.findFee(teamId, feeId)) ?? fee;
  return { feeId, invoices: await issueFee(stored, parts) };
}

/** @throws {Problem} money.noPayers, money.tooManyPayers */
async function chargedOf(
  { teamId, who }: Pick<Parsed<Operations['chargeFee']>, 'teamId' | 'who'>,
  parts: ChargeParts,
  now: Date,
): Promise<StoredFee['charged']> {
  const { players } = await playersOf(teamId, parts);
  const chosen = players.filter(({ personId, squadIds }) => {
    if (who.kind === 'people') return who.personIds.includes(personId);
    return who.kind === 'everyone' || squadIds.includes(who.squadId);
  });
  const families: Families = parts;
  const ids = chosen.map(({ personId }) => personId);
  if (ids.length > mostCharged) throw new Problem('money.tooManyPayers');
  const payers = await payersOf(ids, families, now);
  const charged = ids.flatMap((personId) => {
    const [payerId] = payers.get(personId) ?? [];
    return payerId ? [{ personId, payerId }] : [];
  });
  if (charged.length === 0) throw new Problem('money.noPayers');
  return charged;
}
