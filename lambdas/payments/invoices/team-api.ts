import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { withDependants } from '#lambdas/people/ports/family/with-dependants.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createListPlayersWithoutLogin } from '#lambdas/teams/ports/roster/players-without-login.ts';
import { createTeamSheets } from '#lambdas/teams/ports/roster/team-sheets.ts';
import { createTeamReader, teamPermissionsIn } from '#lambdas/teams/ports/teams.ts';
import { teamMoney } from '#shared/payments/invoices/team-money.ts';
import { createPayoutAccounts } from '../ports/accounts/payout-accounts.ts';
import { createOrders } from '../ports/orders/orders.ts';
import { answerInvoiceDispute, getInvoiceDispute } from './card/invoice-disputes.ts';
import { refundInvoicePayment } from './card/refund-payment.ts';
import { createInvoiceStore } from './invoice-store.ts';
import { createIssueStore } from './issue-store.ts';
import { createLedgerStore } from './ledger-store.ts';
import { createMoneyStore } from './money-store.ts';
import { createInvoice, deleteDraft, sendInvoice } from './operations/draft-invoices.ts';
import { exportInvoices } from './operations/export-invoices.ts';
import { voidInvoice, waiveInvoice } from './operations/keep-invoices.ts';
import { chargeFee, saveMoneySettings } from './operations/keep-money.ts';
import { recordManualPayment, undoManualPayment } from './operations/manual-payments.ts';
import { addExpense, exportLedger, getLedger, reverseExpense } from './operations/open-ledger.ts';
import { remindPayers } from './operations/remind-payers.ts';
import { getTeamMoney } from './operations/team-money.ts';
import { createReminderStore } from './reminder-store.ts';

const accounts = createAccountReader(table());
const parts = {
  invoices: createInvoiceStore(table()),
  issuing: createIssueStore(table()),
  money: createMoneyStore(table()),
  teams: createTeamReader(table()),
  roster: createMemberships(table()),
  withoutLogin: createListPlayersWithoutLogin(table()),
  sheets: createTeamSheets(table()),
  dependants: createDependantReader(table()),
  accounts,
  reminders: createReminderStore(table()),
  ledger: createLedgerStore(table()),
  orders: createOrders(table()),
  payouts: createPayoutAccounts(table()),
  naming: createNaming(table(), withDependants(accounts, table())),
};

export const handler = serve(
  teamMoney,
  {
    getTeamMoney: (input, caller) => getTeamMoney(input, caller, parts),
    saveMoneySettings: (input) => saveMoneySettings(input, parts),
    chargeFee: (input, caller) => chargeFee(input, caller, parts),
    createInvoice: (input, caller) => createInvoice(input, caller, parts),
    sendInvoice: (input, caller) => sendInvoice(input, caller, parts),
    deleteDraft: (input) => deleteDraft(input, parts),
    recordManualPayment: (input, caller) => recordManualPayment(input, caller, parts),
    undoManualPayment: (input, caller) => undoManualPayment(input, caller, parts),
    refundInvoicePayment: (input, caller) => refundInvoicePayment(input, caller, parts),
    getInvoiceDispute: (input) => getInvoiceDispute(input, parts),
    answerInvoiceDispute: (input, caller) => answerInvoiceDispute(input, caller, parts),
    waiveInvoice: (input) => waiveInvoice(input, parts),
    voidInvoice: (input) => voidInvoice(input, parts),
    remindPayers: (input, caller) => remindPayers(input, caller, parts),
    getLedger: (input, caller) => getLedger(input, caller, parts),
    addExpense: (input, caller) => addExpense(input, caller, parts),
    reverseExpense: (input, caller) => reverseExpense(input, caller, parts),
    exportLedger: (input, caller) => exportLedger(input, caller, parts),
    exportInvoices: (input, caller) => exportInvoices(input, caller, parts),
  },
  { team: teamPermissionsIn(parts.teams, parts.roster) },
);
