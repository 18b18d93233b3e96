import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import type { Memberships } from '#lambdas/teams/ports/memberships.ts';
import type { ListPlayersWithoutLogin } from '#lambdas/teams/ports/roster/players-without-login.ts';
import type { StoredTeam, TeamReader } from '#lambdas/teams/ports/teams.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { creditsContract } from '#shared/payments/credits/contract.ts';
import { activeTeam } from '../../invoices/operations/keep-money.ts';
import { type Families, payersOf, playersOf } from '../../invoices/people.ts';
import { nameIn } from '../../invoices/views.ts';
import type { PayoutAccounts } from '../../ports/accounts/payout-accounts.ts';
import type { Credits } from '../../ports/credits/credits.ts';
import { refuseTooMuch } from '../../ports/refuse-too-much.ts';
import { moved } from './move-credit.ts';

type Operations = (typeof creditsContract)['operations'];

export interface TeamCreditParts extends Families {
  readonly credits: Credits;
  readonly payouts: Pick<PayoutAccounts, 'ofTeam'>;
  readonly teams: Pick<TeamReader, 'find'>;
  readonly roster: Pick<Memberships, 'ofTeam'>;
  readonly withoutLogin: ListPlayersWithoutLogin;
  readonly naming: Pick<Naming, 'of'>;
}

/** Everyone of this community who can spend something with the owner of its payout account. */
export async function listTeamCredits(
  { teamId }: Parsed<Operations['listTeamCredits']>,
  caller: Caller,
  parts: TeamCreditParts,
): Promise<Output<Operations['listTeamCredits']>> {
  const team = await parts.teams.find(teamId);
  if (!team) throw new Problem('team.notFound');
  const account = await parts.payouts.ofTeam(team);
  if (!account) return { credits: [] };
  const [held, payers] = await Promise.all([
    parts.credits.ofSeller(account.ownerId),
    payersIn(teamId, parts, caller.now),
  ]);
  const here = held.filter(({ userId }) => isKnown(payers, userId));
  const sight = { userId: actorOf(caller).userId, now: caller.now, needs: true };
  const names = await parts.naming.of(
    here.map(({ userId }) => userId),
    sight,
  );
  const credits = here.map(({ userId, balanceMinor, currency }) => ({
    userId,
    name: nameIn(names, userId),
    balanceMinor,
    currency,
  }));
  return { credits: credits.sort((a, b) => a.name.localeCompare(b.name)), currency: account.currency };
}

/** Under the same key it is given once. */
export async function grantCredit(
  { teamId, personId, amountMinor, reason }: Parsed<Operations['grantCredit']>,
  caller: Caller,
  parts: TeamCreditParts,
): Promise<Output<Operations['grantCredit']>> {
  const { team, account, payers } = await look(teamId, parts, caller.now);
  if (account.disconnectedAt) throw new Problem('credit.accountNeeded');
  const [userId] = payers.get(personId) ?? [];
  if (!userId) throw new Problem('credit.notKnown');
  refuseTooMuch({ amountMinor, currency: account.currency }, 'amountMinor');
  return moved({ ...sayingOf(team), account, userId, amountMinor, reason }, caller, parts);
}

export async function debitCredit(
  { teamId, userId, amountMinor, reason }: Parsed<Operations['debitCredit']>,
  caller: Caller,
  parts: TeamCreditParts,
): Promise<Output<Operations['debitCredit']>> {
  const { team, account, payers } = await look(teamId, parts, caller.now);
  if (!isKnown(payers, userId)) throw new Problem('credit.tooMuch');
  return moved({ ...sayingOf(team), account, userId, amountMinor: -amountMinor, reason }, caller, parts);
}

/** @throws {Problem} team.notFound, team.archived, credit.accountNeeded */
async function look(teamId: string, parts: TeamCreditParts, now: Date) {
  const team = await activeTeam(teamId, parts.teams);
  const [account, payers] = await Promise.all([parts.payouts.ofTeam(team), payersIn(teamId, parts, now)]);
  if (!account) throw new Problem('credit.accountNeeded');
  return { team, account, payers };
}

/** Who pays for the players of a community, player by player. */
async function payersIn(teamId: string, parts: TeamCreditParts, now: Date) {
  const { players } = await playersOf(teamId, parts);
  return payersOf(
    players.map(({ personId }) => personId),
    parts,
    now,
  );
}

const isKnown = (payers: ReadonlyMap<string, readonly string[]>, userId: string): boolean =>
  payers.has(userId) || [...payers.values()].some((some) => some.includes(userId));

/** Who gives it, as the player reads it. */
const sayingOf = ({ teamId, facts }: StoredTeam) => ({ teamId, title: facts.name });
