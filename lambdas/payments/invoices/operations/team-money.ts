import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import type { Memberships } from '#lambdas/teams/ports/memberships.ts';
import type { ListPlayersWithoutLogin } from '#lambdas/teams/ports/roster/players-without-login.ts';
import type { TeamSheets } from '#lambdas/teams/ports/roster/team-sheets.ts';
import { findTeamFor, permissionsFor } from '#lambdas/teams/ports/teams.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { owedBy } from '#shared/payments/installments/owed-by.ts';
import { mayRemind } from '#shared/payments/invoices/reminders.ts';
import { balanceOf } from '#shared/payments/invoices/standing.ts';
import type { teamMoney } from '#shared/payments/invoices/team-money.ts';
import type { TeamInvoice, Treasury } from '#shared/payments/invoices/treasury.ts';
import type { Sellers } from '../../ports/accounts/seller-of.ts';
import { moneyOf } from '../begun-money.ts';
import { cardSellerOf, cardsTakenFor } from '../card/card-sellers.ts';
import { isDisputedPayment, leftOfPayment } from '../card/went-back.ts';
import { prefixOf } from '../fee-invoices.ts';
import type { InvoiceStore, StoredInvoice } from '../invoice-store.ts';
import type { MoneyStore, TeamMoney } from '../money-store.ts';
import { payingFor, playersOf } from '../people.ts';
import type { ReminderStore } from '../reminder-store.ts';
import { sumsOf } from '../sums.ts';
import { type Names, nameIn, toCard } from '../views.ts';

type Operations = (typeof teamMoney)['operations'];

export interface MoneyParts extends Sellers {
  readonly invoices: InvoiceStore;
  readonly money: MoneyStore;
  readonly roster: Pick<Memberships, 'find' | 'isBanned' | 'ofTeam'>;
  readonly withoutLogin: ListPlayersWithoutLogin;
  readonly sheets: Pick<TeamSheets, 'find'>;
  readonly dependants: DependantReader;
  readonly naming: Pick<Naming, 'of'>;
  readonly reminders: Pick<ReminderStore, 'list'>;
}

/** What was due this many days ago or later counts in the sums, paid or not. */
const countedDays = 180;
const dayMs = 86_400_000;

export async function getTeamMoney(
  { teamId }: Parsed<Operations['getTeamMoney']>,
  caller: Caller,
  parts: MoneyParts,
): Promise<Output<Operations['getTeamMoney']>> {
  const { now } = caller;
  const { userId } = actorOf(caller);
  const { found, family, isTreasurer } = await sightOf(teamId, caller, parts);
  const [own, money] = await Promise.all([ownIn(teamId, family, parts.invoices), moneyOf(found.team, parts)]);
  const [names, takesCards] = await Promise.all([
    parts.naming.of(
      own.map(({ personId }) => personId),
      { userId, now, needs: true },
    ),
    cardsTakenFor(own, parts, now),
  ]);
  return {
    own: own.map((one) => ({ ...toCard(one, names, now), takesCards: takesCards(one) })),
    payOutside: [...money.payOutside],
    currency: money.currency,
    ...(isTreasurer && { treasury: await treasuryOf(found, money, { userId, now }, parts) }),
  };
}

interface Sight {
  readonly found: NonNullable<Awaited<ReturnType<typeof findTeamFor>>>;
  /** The people whose invoices the caller pays. */
  readonly family: readonly string[];
  readonly isTreasurer: boolean;
}

/**
 * A team as its members and their guardians may see its money.
 * @throws {Problem} team.notFound, access.denied
 */
export async function sightOf(
  teamId: string,
  caller: Caller,
  { dependants, teams, roster }: Pick<MoneyParts, 'dependants' | 'teams' | 'roster'>,
): Promise<Sight> {
  const { userId } = actorOf(caller);
  const family = await payingFor(userId, dependants, caller.now);
  const found = await findTeamFor({ userId, teamId }, teams, { ...roster, dependantsOf: async () => family });
  if (!found) throw new Problem('team.notFound');
  const isTreasurer = permissionsFor(found, { thing: 'team' }).includes('manageMoney');
  if (!isTreasurer && !found.membership && !found.isGuardian) throw new Problem('access.denied');
  return { found, family, isTreasurer };
}

const ownIn = async (teamId: string, family: readonly string[], { ofPerson }: Pick<InvoiceStore, 'ofPerson'>) =>
  (await Promise.all(family.map((personId) => ofPerson(personId))))
    .flat()
    .filter((invoice) => invoice.teamId === teamId && invoice.status !== 'draft');

async function treasuryOf(
  found: Sight['found'],
  money: TeamMoney,
  sight: { readonly userId: string; readonly now: Date },
  { invoices, sheets, naming, reminders, ...parts }: MoneyParts,
): Promise<Treasury> {
  const { teamId, facts } = found.team;
  const since = new Date(sight.now.getTime() - countedDays * dayMs).toISOString().slice(0, 10);
  const { currency } = money;
  const [open, closed, { players, withoutAccount }, { sheet }, reminded, seller] = await Promise.all([
    invoices.listOpen(teamId),
    invoices.listClosed(teamId, since),
    playersOf(teamId, parts),
    sheets.find(teamId),
    reminders.list(teamId),
    cardSellerOf({ teamId, currency }, parts, sight.now),
  ]);
  const all = [...open, ...closed];
  const ids = [...players, ...all].map(({ personId }) => personId);
  const names = await naming.of([...ids, ...all.map(({ payerId }) => payerId)], { ...sight, needs: true });
  const toLine = (invoice: StoredInvoice) => toTeamInvoice(invoice, { names, reminded, now: sight.now });
  const { payOutside, version, isUsed, payee } = money;
  const owed = open.filter((one) => balanceOf(one) > 0);
  const today = sight.now.toISOString().slice(0, 10);
  const asked = owed.filter((one) => owedBy(one, today) > 0);
  const owing = [...new Set(asked.map(({ personId }) => personId))];
  const remindable = owing.filter((personId) => mayRemind(reminded.get(personId), sight.now)).length;
  return {
    sums: sumsOf(all, sight.now),
    owed: owed.map(toLine).sort(dueFirst),
    remindable,
    rested: owing.length - remindable,
    drafts: open.filter(({ status }) => status === 'draft').map(toLine),
    closed: closed.map(toLine).reverse(),
    people: players.map(({ personId }) => ({ personId, name: nameIn(names, personId) })),
    withoutAccount,
    takesCards: seller !== undefined,
    mayRefund: permissionsFor(found, { thing: 'team' }).includes('refund'),
    squads: sheet.squads.map(({ squadId, name }) => ({ squadId, name })),
    settings: {
      currency,
      prefix: prefixOf(money, facts.name),
      payee: payee ?? { name: facts.name, address: '', vatId: '' },
      payOutside: [...payOutside],
      version,
      isUsed,
    },
  };
}

/** By due date, then by who pays. */
const dueFirst = (a: TeamInvoice, b: TeamInvoice): number =>
  a.dueOn === b.dueOn ? a.payerName.localeCompare(b.payerName) : a.dueOn < b.dueOn ? -1 : 1;

interface Seen {
  readonly names: Names;
  readonly reminded: ReadonlyMap<string, string>;
  readonly now: Date;
}

function toTeamInvoice(invoice: StoredInvoice, { names, reminded, now }: Seen): TeamInvoice {
  const { payerId, personId, version } = invoice;
  const remindedAt = reminded.get(personId);
  const refundable = invoice.payments
    .filter((payment) => payment.method === 'card' && !isDisputedPayment(payment))
    .map((payment) => ({ paymentId: payment.paymentId, leftMinor: leftOfPayment(payment) }))
    .filter(({ leftMinor }) => leftMinor > 0);
  return {
    ...(refundable.length > 0 && { refundable }),
    ...(remindedAt && { remindedAt }),
    ...toCard(invoice, names, now),
    payerName: nameIn(names, payerId),
    isForChild: payerId !== personId,
    version,
  };
}
