import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Objects } from '#lambdas/kernel/uploads/objects.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { invoices } from '#shared/payments/invoices/contract.ts';
import type { InvoiceCard } from '#shared/payments/invoices/schemas.ts';
import type { TeamPermission } from '#shared/teams/permissions.ts';
import type { Sellers } from '../../ports/accounts/seller-of.ts';
import { cardsTakenFor } from '../card/card-sellers.ts';
import type { InvoiceStore, StoredInvoice } from '../invoice-store.ts';
import type { MoneyStore } from '../money-store.ts';
import { payingFor } from '../people.ts';
import { nameIn, toCard, toInvoice } from '../views.ts';

type Operations = (typeof invoices)['operations'];

interface Parts extends Sellers {
  readonly invoices: InvoiceStore;
  readonly money: Pick<MoneyStore, 'find'>;
  readonly dependants: Pick<DependantReader, 'ofGuardian'>;
  readonly naming: Pick<Naming, 'of'>;
  readonly permissionsIn: (userId: string, teamId: string) => Promise<readonly TeamPermission[] | undefined>;
  readonly objects: Pick<Objects, 'linkTo'>;
}

/** How long the link to a file works. */
const linkSeconds = 60;

export async function listInvoices(
  { state, personId, teamId, userId }: Parsed<Operations['listInvoices']>,
  caller: Caller,
  {
    invoices: store,
    dependants,
    naming,
    ...sellers
  }: Pick<Parts, 'invoices' | 'dependants' | 'naming' | keyof Sellers>,
): Promise<Output<Operations['listInvoices']>> {
  const { now } = caller;
  const self = actorOf(caller).userId;
  const isStaff = caller.account?.isPlatformAdmin === true;
  if (userId && userId !== self && !isStaff) throw new Problem('access.denied');
  const family = await payingFor(userId ?? self, dependants, now);
  if (personId && !family.includes(personId)) throw new Problem('access.denied');
  const found = (await Promise.all(family.map((one) => store.ofPerson(one)))).flat();
  const sent = found.filter(({ status }) => status !== 'draft');
  const people = [...new Set(sent.map((one) => one.personId))];
  const [names, takesCards] = await Promise.all([
    naming.of(people, { userId: self, now, needs: true }),
    cardsTakenFor(sent, sellers, now),
  ]);
  const cards = sent.map((one) => ({ ...toCard(one, names, now), takesCards: takesCards(one) }));
  return {
    invoices: cards.filter((card) => isAskedFor(card, { state, personId, teamId })).sort(dueFirst),
    people: people.map((one) => ({ personId: one, name: nameIn(names, one) })),
    teams: [...new Map(sent.map((one) => [one.teamId, one.teamName]))].map(([id, name]) => ({ teamId: id, name })),
  };
}

type Filters = Pick<Parsed<Operations['listInvoices']>, 'state' | 'personId' | 'teamId'>;

const isAskedFor = (card: InvoiceCard, { state, personId, teamId }: Filters): boolean =>
  (!personId || card.personId === personId) &&
  (!teamId || card.teamId === teamId) &&
  (!state || filterOf(card) === state);

function filterOf({ balanceMinor, state }: InvoiceCard): 'open' | 'paid' | 'closed' {
  if (balanceMinor > 0) return 'open';
  return state === 'paid' ? 'paid' : 'closed';
}

/** What is owed first, by due date; then the rest, the newest first. */
function dueFirst(a: InvoiceCard, b: InvoiceCard): number {
  const [owesA, owesB] = [a.balanceMinor > 0, b.balanceMinor > 0];
  if (owesA !== owesB) return owesA ? -1 : 1;
  const byDay = a.dueOn < b.dueOn ? -1 : 1;
  return owesA ? byDay : -byDay;
}

export async function getInvoice(
  { invoiceId }: Parsed<Operations['getInvoice']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['getInvoice']>> {
  const { now } = caller;
  const { invoice, isOwn } = await readable(invoiceId, caller, parts);
  const seen = isOwn ? await noteSeen(invoice, parts.invoices, now) : invoice;
  const [names, { payOutside }, takesCards] = await Promise.all([
    parts.naming.of([seen.personId, seen.payerId], { userId: actorOf(caller).userId, now, needs: true }),
    parts.money.find(seen.teamId),
    cardsTakenFor(isOwn ? [seen] : [], parts, now),
  ]);
  return { ...toInvoice(seen, { names, payOutside, isOwn, now }), takesCards: takesCards(seen) };
}

/** The first time a payer opens an invoice is noted: the community sees that it arrived. */
async function noteSeen(invoice: StoredInvoice, store: InvoiceStore, now: Date): Promise<StoredInvoice> {
  if (invoice.viewedAt) return invoice;
  const seen = await store.change<{ readonly isSeen: true }>(invoice.invoiceId, (before) =>
    before.viewedAt ? { isSeen: true } : { next: { ...before, viewedAt: now.toISOString() } },
  );
  return seen && !('isSeen' in seen) ? seen : invoice;
}

export async function downloadInvoice(
  { invoiceId }: Parsed<Operations['downloadInvoice']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['downloadInvoice']>> {
  const { invoice } = await readable(invoiceId, caller, parts);
  if (!invoice.fileKey) throw new Problem('invoice.fileNotReady');
  const file = { name: `${invoice.number ?? 'invoice'}.pdf`, type: 'application/pdf' };
  return { url: await parts.objects.linkTo(invoice.fileKey, file, linkSeconds, caller.now) };
}

/**
 * An invoice, for its payers and for treasurers of the team. To all others it does not exist.
 * @throws {Problem} invoice.notFound
 */
async function readable(
  invoiceId: string,
  caller: Caller,
  { invoices: store, dependants, permissionsIn }: Pick<Parts, 'invoices' | 'dependants' | 'permissionsIn'>,
): Promise<{ readonly invoice: StoredInvoice; readonly isOwn: boolean }> {
  const { userId } = actorOf(caller);
  const [invoice, family] = await Promise.all([store.find(invoiceId), payingFor(userId, dependants, caller.now)]);
  if (!invoice) throw new Problem('invoice.notFound');
  if (family.includes(invoice.personId) && invoice.status !== 'draft') return { invoice, isOwn: true };
  const may = await permissionsIn(userId, invoice.teamId);
  if (!may?.includes('manageMoney')) throw new Problem('invoice.notFound');
  return { invoice, isOwn: false };
}
