import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { toCsv } from '#shared/csv.ts';
import { figureOf } from '#shared/money.ts';
import { balanceOf, stateOf } from '#shared/payments/invoices/standing.ts';
import type { teamMoney } from '#shared/payments/invoices/team-money.ts';
import { taxesOf } from '#shared/payments/invoices/totals.ts';
import { nameIn } from '../views.ts';
import type { MoneyParts } from './team-money.ts';

type Operations = (typeof teamMoney)['operations'];

const columns = [
  'Number',
  'Title',
  'Player',
  'Payer',
  'Issued',
  'Due',
  'Currency',
  'Total',
  'Tax',
  'Paid',
  'Owed',
  'State',
  'Reason',
];

/** Before any invoice was due. */
const theFirst = '2000-01-01';

export async function exportInvoices(
  { teamId }: Parsed<Operations['exportInvoices']>,
  caller: Caller,
  { invoices, naming }: Pick<MoneyParts, 'invoices' | 'naming'>,
): Promise<Output<Operations['exportInvoices']>> {
  const [open, closed] = await Promise.all([invoices.listOpen(teamId), invoices.listClosed(teamId, theFirst)]);
  const sent = open.filter(({ status }) => status !== 'draft');
  const all = [...sent, ...closed].sort((a, b) => ((a.number ?? '') < (b.number ?? '') ? -1 : 1));
  const people = all.flatMap(({ personId, payerId }) => [personId, payerId]);
  const names = await naming.of(people, { userId: actorOf(caller).userId, now: caller.now, needs: true });
  const rows = all.map((invoice) => {
    const { number = '', title, personId, payerId, issuedAt, dueOn, currency, reason = '' } = invoice;
    const figure = (amountMinor: number) => figureOf({ amountMinor, currency });
    const taxMinor = taxesOf(invoice.lines).reduce((sum, tax) => sum + tax.taxMinor, 0);
    return [
      number,
      title,
      nameIn(names, personId),
      nameIn(names, payerId),
      issuedAt.slice(0, 10),
      dueOn,
      currency,
      ...[invoice.totalMinor, taxMinor, invoice.paidMinor, balanceOf(invoice)].map(figure),
      stateOf(invoice).replace('_', ' '),
      reason,
    ];
  });
  return toCsv([columns, ...rows]);
}
