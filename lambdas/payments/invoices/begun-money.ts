import type { StoredTeam } from '#lambdas/teams/ports/teams.ts';
import type { Currency } from '#shared/money.ts';
import type { Sellers } from '../ports/accounts/seller-of.ts';
import { prefixOf } from './fee-invoices.ts';
import type { MoneyStore, TeamMoney } from './money-store.ts';

type Team = Pick<StoredTeam, 'teamId' | 'ownerId' | 'organizationId' | 'facts'>;

/** What a community said of its money; until it said anything its currency is that of the account it is paid on. */
export async function moneyOf(
  team: Omit<Team, 'facts'>,
  { money, payouts }: { readonly money: Pick<MoneyStore, 'find'> } & Pick<Sellers, 'payouts'>,
): Promise<TeamMoney> {
  const said = await money.find(team.teamId);
  if (said.version > 0 || said.isUsed) return said;
  return { ...said, currency: (await currencyOf(team, payouts)) ?? said.currency };
}

/** The same before something is charged in it: the currency is written down, so that it stays when the account changes. */
export async function begunMoney(
  team: Team,
  parts: { readonly money: Pick<MoneyStore, 'find' | 'save'> } & Pick<Sellers, 'payouts'>,
): Promise<TeamMoney> {
  const [said, meant] = [await parts.money.find(team.teamId), await moneyOf(team, parts)];
  if (said.currency === meant.currency) return said;
  const payee = said.payee ?? { name: team.facts.name, address: '', vatId: '' };
  const { currency, payOutside } = meant;
  await parts.money.save(team.teamId, said.version, {
    currency,
    payOutside,
    payee,
    prefix: prefixOf(said, team.facts.name),
  });
  return parts.money.find(team.teamId);
}

async function currencyOf(team: Omit<Team, 'facts'>, payouts: Sellers['payouts']): Promise<Currency | undefined> {
  const account = await payouts.ofTeam(team);
  return account?.disconnectedAt ? undefined : account?.currency;
}
