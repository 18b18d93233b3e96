import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { owedBy } from '#shared/payments/installments/owed-by.ts';
import { payersReminded } from '#shared/payments/invoices/messages.ts';
import type { teamMoney } from '#shared/payments/invoices/team-money.ts';
import type { ReminderStore } from '../reminder-store.ts';
import { activeTeam } from './keep-money.ts';
import type { MoneyParts } from './team-money.ts';

type Operations = (typeof teamMoney)['operations'];

const atOnce = 8;

/** Reminds the payers of each player once in three days, however often treasurers press. */
export async function remindPayers(
  { teamId }: Parsed<Operations['remindPayers']>,
  caller: Caller,
  { teams, invoices, reminders }: Pick<MoneyParts, 'teams' | 'invoices'> & { readonly reminders: ReminderStore },
): Promise<Output<Operations['remindPayers']>> {
  const { now } = caller;
  const byId = actorOf(caller).userId;
  await activeTeam(teamId, teams);
  const open = await invoices.listOpen(teamId);
  const today = now.toISOString().slice(0, 10);
  const owing = [...new Set(open.filter((one) => owedBy(one, today) > 0).map(({ personId }) => personId))];
  let reminded = 0;
  await inParallel(owing, atOnce, async (personId) => {
    const cause = idFrom('message', payersReminded.name, teamId, personId, now.toISOString());
    const fact = factRow(payersReminded, cause, now, { teamId, personId, byId });
    if (await reminders.remind({ teamId, personId }, fact, now)) reminded += 1;
  });
  return { reminded, rested: owing.length - reminded };
}
