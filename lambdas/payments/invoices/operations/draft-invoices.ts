import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { mostTimes } from '#shared/payments/invoices/schemas.ts';
import type { teamMoney } from '#shared/payments/invoices/team-money.ts';
import { totalOf } from '#shared/payments/invoices/totals.ts';
import { refuseTooMuch } from '../../ports/refuse-too-much.ts';
import { begunMoney } from '../begun-money.ts';
import { keptUntil, prefixOf } from '../fee-invoices.ts';
import type { InvoiceStore } from '../invoice-store.ts';
import type { IssueStore } from '../issue-store.ts';
import { payersOf, playersOf } from '../people.ts';
import { activeTeam, requireWayToPay } from './keep-money.ts';
import type { MoneyParts } from './team-money.ts';

type Operations = (typeof teamMoney)['operations'];

interface Parts extends MoneyParts {
  readonly accounts: AccountReader;
  readonly issuing: Pick<IssueStore, 'issueDraft'>;
}

/** A draft is no one's business but the treasurers': it has no number, and nothing is owed. */
export async function createInvoice(
  { teamId, title, personId, lines, dueOn, terms, memo }: Parsed<Operations['createInvoice']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['createInvoice']>> {
  const { now } = caller;
  const team = await activeTeam(teamId, parts.teams);
  const { facts } = team;
  const [payerId, { currency, payee }] = await Promise.all([
    payerIn(teamId, personId, parts, now),
    begunMoney(team, parts),
  ]);
  refuseTooMuch({ amountMinor: totalOf(lines), currency }, 'lines', mostTimes);
  const invoiceId = caller.newId('invoice');
  await parts.invoices.addDraft({
    invoiceId,
    teamId,
    teamName: facts.name,
    version: 1,
    title,
    personId,
    payerId,
    payee: payee ?? { name: facts.name, address: '', vatId: '' },
    lines,
    currency,
    totalMinor: totalOf(lines),
    paidMinor: 0,
    payments: [],
    status: 'draft',
    terms,
    memo,
    issuedAt: now.toISOString(),
    dueOn,
    expires: keptUntil(now),
  });
  return { invoiceId };
}

/**
 * Who pays for a player of the team.
 * @throws {Problem} money.noPayers where the player is not on the roster, or no adult with an account pays for them
 */
async function payerIn(teamId: string, personId: string, parts: Parts, now: Date): Promise<string> {
  const [{ players }, payers] = await Promise.all([playersOf(teamId, parts), payersOf([personId], parts, now)]);
  const [payerId] = payers.get(personId) ?? [];
  if (!payerId || !players.some((player) => player.personId === personId)) throw new Problem('money.noPayers');
  return payerId;
}

/** Once it has a number it is sent; a repeat answers the number that it has. */
export async function sendInvoice(
  { teamId, invoiceId }: Parsed<Operations['sendInvoice']>,
  { now }: Caller,
  parts: Parts,
): Promise<Output<Operations['sendInvoice']>> {
  const { facts } = await activeTeam(teamId, parts.teams);
  const [draft, money] = await Promise.all([parts.invoices.find(invoiceId), parts.money.find(teamId)]);
  if (draft?.teamId !== teamId) throw new Problem('invoice.notFound');
  if (draft.status === 'draft') {
    await requireWayToPay(teamId, money, parts, now);
    await parts.issuing.issueDraft(draft, prefixOf(money, facts.name), now);
  }
  // It may have been deleted, or sent by another treasurer, meanwhile.
  const { number } = (await parts.invoices.find(invoiceId)) ?? {};
  if (!number) throw new Problem('invoice.notFound');
  return { number };
}

export async function deleteDraft(
  { teamId, invoiceId }: Parsed<Operations['deleteDraft']>,
  { invoices }: { readonly invoices: Pick<InvoiceStore, 'find' | 'removeDraft'> },
): Promise<Output<Operations['deleteDraft']>> {
  const draft = await invoices.find(invoiceId);
  if (draft?.teamId !== teamId) throw new Problem('invoice.notFound');
  if (draft.status !== 'draft' || !(await invoices.removeDraft(draft))) throw new Problem('invoice.closed');
  return {};
}
