import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { aPerson } from '../../accounts/people.ts';
import { aSellingHost } from '../../events/checkout.ts';
import { anAutomaticPlan, installmentsApi, planTerms } from '../../payments/installments.ts';
import { aCardFee, payByCard } from '../../payments/invoice-cards.ts';
import { disputeLastCharge } from '../../payments/invoice-disputes.ts';
import {
  aChargedFee,
  aWritten,
  dayIn,
  feeDetails,
  inCash,
  invoicesApi,
  moneyApi,
  moneySettings,
  noInvoice,
} from '../../payments/invoices.ts';
import { product } from '../../product/product.ts';
import { type Binding, type Cell, personFor } from '../cell.ts';
import { bindTeam, type TeamWorld } from '../teams/team-world.ts';

const moneyOf = ({ person }: TeamWorld) => (person ? moneyApi.signedInAs(person) : moneyApi.signedOut());
const callerOf = (person: Account | undefined) => (person ? invoicesApi.signedInAs(person) : invoicesApi.signedOut());

/** A community that says how it is paid, with a member to charge. */
const withMoney = async ({ teamId, owner }: TeamWorld) => {
  await moneyApi.signedInAs(owner).saveMoneySettings({ teamId, ...moneySettings() });
};

/** What the owner charges the member that the row is about: an invoice for each call. */
async function charged({ teamId, owner, target }: TeamWorld): Promise<string> {
  const boss = moneyApi.signedInAs(owner);
  const who = { kind: 'people' as const, personIds: [target.userId] };
  await boss.chargeFee({ teamId, ...feeDetails({ who }) });
  return (await boss.getTeamMoney({ teamId })).treasury?.owed.at(-1)?.invoiceId ?? noInvoice;
}

/** A card payment of the member that the row is about. */
async function paidByCard(world: TeamWorld) {
  const { stripeId } = await aSellingHost(world.owner);
  const invoiceId = await charged(world);
  return { stripeId, invoiceId, paymentId: await payByCard(world.target, [invoiceId]) };
}

async function keepsMoney(world: TeamWorld, teamId: string): Promise<unknown> {
  const money = moneyOf(world);
  await money.saveMoneySettings({ teamId, ...moneySettings({ version: 1 }) });
  await money.chargeFee({ teamId, ...feeDetails() });
  const { invoiceId } = await money.createInvoice({ teamId, ...aWritten(world.target.userId) });
  await money.sendInvoice({ teamId, invoiceId });
  const draft = await money.createInvoice({ teamId, ...aWritten(world.target.userId) });
  await money.deleteDraft({ teamId, invoiceId: draft.invoiceId });
  const key = { teamId, invoiceId: await charged(world) };
  const { paymentId } = await money.recordManualPayment({ ...key, ...inCash(100) });
  await money.undoManualPayment({ ...key, paymentId });
  await money.voidInvoice({ ...key, reason: 'By mistake' });
  await money.waiveInvoice({ teamId, invoiceId: await charged(world), reason: 'Helps out' });
  await money.remindPayers({ teamId });
  const { entryId } = await money.addExpense({ teamId, title: 'Balls', amountMinor: 100, spentOn: dayIn(0) });
  await money.reverseExpense({ teamId, entryId, spentOn: dayIn(0) });
  return money.exportInvoices({ teamId });
}

/** An invoice with its file: the caller's own where they are its payer, else another member's. */
async function readsInvoice({ role }: Cell): Promise<unknown> {
  const world = await aChargedFee();
  await product.drain();
  const [payer] = world.players;
  const caller = callerOf(role === 'self' ? payer : await personFor(role));
  await caller.getInvoice({ invoiceId: world.invoiceId });
  return caller.downloadInvoice({ invoiceId: world.invoiceId });
}

/** A plan on an invoice, by the caller where they are its payer. */
async function paysPlan({ role }: Cell): Promise<unknown> {
  const { payer, invoiceId, offer, keeper, teamId } = await anAutomaticPlan();
  const person = role === 'self' ? payer : await personFor(role);
  const caller = person ? installmentsApi.signedInAs(person) : installmentsApi.signedOut();
  await caller.acceptPaymentPlan({ invoiceId, offer, agreesToCharges: true });
  await caller.payInstallment({ invoiceId, offer, index: 1 });
  await keeper.waiveInstallment({ teamId, invoiceId, offer, index: 2, reason: 'Helps out' });
  return caller.updateCard({ invoiceId });
}

/** An invoice that cards can pay, by the caller where they are its payer. */
async function paysInvoice({ role }: Cell): Promise<unknown> {
  const world = await aCardFee();
  const caller = callerOf(role === 'self' ? world.payer : await personFor(role));
  return caller.payInvoices({ invoiceIds: [world.invoiceId] });
}

/** Rows of what communities ask members to pay. */
export const invoiceRows: Readonly<Record<string, Binding>> = {
  'pay.invoices': {
    operations: ['listInvoices'],
    ask: async ({ role }) => callerOf(await personFor(role)).listInvoices({}),
  },
  'pay.invoices.other': {
    operations: ['listInvoices'],
    ask: async ({ role }) => {
      const [person, other] = [await personFor(role), await aPerson()];
      return callerOf(person).listInvoices({ userId: role === 'self' && person ? person.userId : other.userId });
    },
    asPlatform: true,
  },
  'pay.invoice.read': {
    operations: ['getInvoice', 'downloadInvoice'],
    ask: readsInvoice,
    askUnknown: async ({ role }) => callerOf(await personFor(role)).getInvoice({ invoiceId: noInvoice }),
  },
  'pay.invoice.pay': {
    operations: ['payInvoices'],
    ask: paysInvoice,
    askUnknown: async ({ role }) => callerOf(await personFor(role)).payInvoices({ invoiceIds: [noInvoice] }),
  },
  'pay.invoice.plan': {
    operations: ['acceptPaymentPlan', 'payInstallment', 'updateCard'],
    ask: paysPlan,
    askUnknown: async ({ role }) => {
      const person = await personFor(role);
      const caller = person ? installmentsApi.signedInAs(person) : installmentsApi.signedOut();
      return caller.acceptPaymentPlan({ invoiceId: noInvoice, offer: 1, agreesToCharges: false });
    },
  },
  'pay.team.plan': bindTeam(
    ['savePaymentPlan', 'waiveInstallment'],
    async (world, teamId) => {
      const keeper = world.person ? installmentsApi.signedInAs(world.person) : installmentsApi.signedOut();
      const key = { teamId, invoiceId: await charged(world) };
      const { offer } = await keeper.savePaymentPlan({ ...key, ...planTerms() });
      return keeper.waiveInstallment({ ...key, offer, index: 0, reason: 'Helps out' });
    },
    { target: [] },
    withMoney,
  ),
  'pay.team.refund': bindTeam(
    ['refundInvoicePayment'],
    async (world, teamId) => {
      const { invoiceId, paymentId } = await paidByCard(world);
      return moneyOf(world).refundInvoicePayment({ teamId, invoiceId, paymentId });
    },
    { target: [] },
    withMoney,
  ),
  'pay.team.dispute': bindTeam(
    ['getInvoiceDispute', 'answerInvoiceDispute'],
    async (world, teamId) => {
      const { invoiceId, stripeId } = await paidByCard(world);
      await disputeLastCharge(stripeId);
      return moneyOf(world).answerInvoiceDispute({ teamId, invoiceId, answer: 'It is our fee.', send: false });
    },
    { target: [] },
    withMoney,
  ),
  'pay.team.money': bindTeam(
    ['getTeamMoney', 'getLedger', 'exportLedger'],
    async (world, teamId) => {
      await moneyOf(world).getLedger({ teamId });
      await moneyOf(world).exportLedger({ teamId });
      return moneyOf(world).getTeamMoney({ teamId });
    },
    {},
    withMoney,
  ),
  'pay.team.keep': bindTeam(
    [
      'saveMoneySettings',
      'chargeFee',
      'createInvoice',
      'sendInvoice',
      'deleteDraft',
      'recordManualPayment',
      'undoManualPayment',
      'waiveInvoice',
      'voidInvoice',
      'remindPayers',
      'addExpense',
      'reverseExpense',
      'exportInvoices',
    ],
    keepsMoney,
    { target: [] },
    withMoney,
  ),
};
