import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { toCsv } from '#shared/csv.ts';
import { figureOf } from '#shared/money.ts';
import { balancePoints, toLedgerLines } from '#shared/payments/invoices/ledger.ts';
import type { teamMoney } from '#shared/payments/invoices/team-money.ts';
import { begunMoney, moneyOf } from '../begun-money.ts';
import type { LedgerStore } from '../ledger-store.ts';
import { activeTeam } from './keep-money.ts';
import { type MoneyParts, sightOf } from './team-money.ts';

type Operations = (typeof teamMoney)['operations'];

interface LedgerParts extends MoneyParts {
  readonly ledger: LedgerStore;
}

/** How many lines a page shows; the file has all of them. */
const mostShown = 200;

export async function getLedger(
  { teamId }: Parsed<Operations['getLedger']>,
  caller: Caller,
  parts: LedgerParts,
): Promise<Output<Operations['getLedger']>> {
  const { found } = await sightOf(teamId, caller, parts);
  const [entries, { balanceMinor, currency }] = await Promise.all([
    parts.ledger.list(teamId, mostShown),
    moneyOf(found.team, parts),
  ]);
  return {
    balanceMinor,
    currency,
    lines: [...toLedgerLines(entries, found.team.facts)],
    points: [...balancePoints(entries, balanceMinor)],
  };
}

export async function exportLedger(
  { teamId }: Parsed<Operations['exportLedger']>,
  caller: Caller,
  parts: LedgerParts,
): Promise<Output<Operations['exportLedger']>> {
  const { found } = await sightOf(teamId, caller, parts);
  const [entries, { currency }] = await Promise.all([parts.ledger.list(teamId), parts.money.find(teamId)]);
  const codes = new Map(entries.map(({ entryId, code = '' }) => [entryId, code]));
  const rows = toLedgerLines(entries, found.team.facts).map(({ lineId, on, title, kind, amountMinor }) => [
    on,
    title,
    kind,
    codes.get(lineId) ?? '',
    currency,
    Number(figureOf({ amountMinor, currency })),
  ]);
  return toCsv([['Date', 'For', 'Kind', 'Code', 'Currency', 'Amount'], ...rows]);
}

export async function addExpense(
  { teamId, title, amountMinor, spentOn: on, code }: Parsed<Operations['addExpense']>,
  caller: Caller,
  { ledger, ...parts }: Pick<LedgerParts, 'teams' | 'ledger' | 'money' | 'payouts'>,
): Promise<Output<Operations['addExpense']>> {
  await begunMoney(await activeTeam(teamId, parts.teams), parts);
  const { now, newId } = caller;
  const entryId = newId('ledgerEntry');
  const byId = actorOf(caller).userId;
  const line = { teamId, entryId, kind: 'expense' as const, on, title, amountMinor: -amountMinor };
  await ledger.add({ ...line, ...(code && { code }), at: now.toISOString(), byId });
  return { entryId };
}

export async function reverseExpense(
  { teamId, entryId, spentOn: on }: Parsed<Operations['reverseExpense']>,
  caller: Caller,
  { ledger }: Pick<LedgerParts, 'ledger'>,
): Promise<Output<Operations['reverseExpense']>> {
  const before = await ledger.find({ teamId, on, entryId });
  if (before?.kind !== 'expense') throw new Problem('money.noExpense');
  const made = await ledger.reverse(before, {
    teamId,
    entryId: idFrom('ledgerEntry', entryId, 'reversed'),
    kind: 'correction',
    on: caller.now.toISOString().slice(0, 10),
    title: `Correction: ${before.title}`,
    amountMinor: -before.amountMinor,
    at: caller.now.toISOString(),
    byId: actorOf(caller).userId,
  });
  if (!made) throw new Problem('money.noExpense');
  return {};
}
