import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import { owedBy } from '#shared/payments/installments/owed-by.ts';
import { balanceOf } from '#shared/payments/invoices/standing.ts';
import type { Sellers } from '../../ports/accounts/seller-of.ts';
import { cardsTakenFor } from '../card/card-sellers.ts';
import type { InvoiceStore, StoredInvoice } from '../invoice-store.ts';
import type { MoneyStore } from '../money-store.ts';
import { type Families, payersOf } from '../people.ts';
import { nameIn } from '../views.ts';
import { type About, askLetter, receiptLetter, reminderLetter } from './letters.ts';

/** What it takes to tell the payers of an invoice something. */
export interface Telling extends Sellers {
  readonly by: Delivery;
  readonly invoices: Pick<InvoiceStore, 'find' | 'ofPerson'>;
  readonly money: Pick<MoneyStore, 'find'>;
  readonly families: Families;
  readonly naming: Pick<Naming, 'of'>;
}

interface Cause {
  readonly cause: string;
  readonly causedAt: string;
  readonly authorId?: string;
  /** What it belongs to in the settings of the payer; payments that are due, unless it says otherwise. */
  readonly topic?: 'payments' | 'paymentDue';
  /** Only this payer hears of it. */
  readonly only?: string;
}

const atOnce = 4;

/** Tells everyone who pays for a player now about an invoice. Safe to repeat. */
export async function tellPayers(
  invoice: StoredInvoice,
  { cause, causedAt, authorId, topic = 'paymentDue', only }: Cause,
  letter: (about: About) => NoticeContent | undefined,
  { by, money, families, naming, ...sellers }: Telling,
  now: Date,
): Promise<void> {
  const { teamId, personId } = invoice;
  const [payers, { payOutside }, names, takes] = await Promise.all([
    payersOf([personId], families, now),
    money.find(teamId),
    naming.of([personId], { userId: personId, now, needs: true }),
    cardsTakenFor([invoice], sellers, now),
  ]);
  const takesCards = takes(invoice);
  const said = { invoice, personName: nameIn(names, personId), payOutside, takesCards, origin: by.origin, now };
  const told = only ? [only] : (payers.get(personId) ?? []);
  await inParallel(told, atOnce, async (userId) => {
    const content = letter({ ...said, isOwn: userId === personId });
    if (!content) return;
    const notice = { cause, causedAt, userId, topic, tell: () => content };
    await deliver({ ...notice, ...(authorId && { authorId }) }, by, now);
  });
}

/** Before and after it is due, as long as something is owed. Says whether anything was. */
export async function remindOf(
  { invoiceId, day }: { readonly invoiceId: string; readonly day: number },
  causedAt: string,
  telling: Telling,
  now: Date,
): Promise<StoredInvoice | undefined> {
  const invoice = await telling.invoices.find(invoiceId);
  // A plan that was accepted has due dates of its own.
  if (!invoice || balanceOf(invoice) === 0 || invoice.plan?.accepted) return undefined;
  await tellPayers(invoice, { cause: `payments.reminder/${invoiceId}/${day}`, causedAt }, reminderLetter, telling, now);
  return invoice;
}

/** That a payment arrived, unless it was taken back meanwhile. */
export async function sendReceipt(
  { invoiceId, paymentId }: { readonly invoiceId: string; readonly paymentId: string },
  causedAt: string,
  telling: Telling,
  now: Date,
): Promise<void> {
  const invoice = await telling.invoices.find(invoiceId);
  const payment = invoice?.payments.find((one) => one.paymentId === paymentId);
  if (!invoice || !payment) return;
  const cause = `payments.receipt/${paymentId}`;
  await tellPayers(invoice, { cause, causedAt }, (about) => receiptLetter(about, payment), telling, now);
}

interface Asked {
  readonly teamId: string;
  readonly personId: string;
  readonly byId: string;
}

/** Everything that is owed to a team for one player, in one mail that names the treasurer. */
export async function askPayers(
  { teamId, personId, byId }: Asked,
  cause: Omit<Cause, 'authorId'>,
  telling: Telling,
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const all = await telling.invoices.ofPerson(personId);
  const open = all.filter((invoice) => invoice.teamId === teamId && owedBy(invoice, today) > 0);
  const [first] = open;
  if (!first) return;
  const treasurer = await telling.by.accounts.find(byId);
  const byName = treasurer?.displayName ?? first.teamName;
  const letter = (about: About) =>
    askLetter(
      open.map((invoice) => ({ ...about, invoice })),
      byName,
    );
  await tellPayers(first, { ...cause, authorId: byId }, letter, telling, now);
}
