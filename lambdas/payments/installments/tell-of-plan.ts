import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { Memberships } from '#lambdas/teams/ports/memberships.ts';
import type { StoredInvoice } from '../invoices/invoice-store.ts';
import { type Telling, tellPayers } from '../invoices/notices/notify-payers.ts';
import { nameIn } from '../invoices/views.ts';
import type { TellOfInstallment } from './look-at-plan.ts';
import { comingLetter, failedLetter, offerLetter, pastDueLetter } from './plan-letters.ts';

export interface PlanTelling extends Telling {
  readonly roster: Pick<Memberships, 'ofTeam'>;
}

interface Happened {
  readonly messageId: string;
  readonly occurredAt: string;
}

/** Who pays hears that a plan was offered, unless another took its place meanwhile. */
export async function tellOfOffer(
  { invoiceId, offer }: { readonly invoiceId: string; readonly offer: number },
  { messageId, occurredAt }: Happened,
  telling: PlanTelling,
  now: Date,
): Promise<void> {
  const invoice = await telling.invoices.find(invoiceId);
  const { plan } = invoice ?? {};
  if (!invoice || plan?.offer !== offer || plan.accepted) return;
  await tellPayers(
    invoice,
    { cause: messageId, causedAt: occurredAt },
    (about) => offerLetter(about, { plan }),
    telling,
    now,
  );
}

/** Who agreed to automatic payments hears that the card did not pay. They can't turn this off. */
export async function tellOfFailure(
  { invoiceId, offer, index }: { readonly invoiceId: string; readonly offer: number; readonly index: number },
  { messageId, occurredAt }: Happened,
  telling: PlanTelling,
  now: Date,
): Promise<void> {
  const invoice = await telling.invoices.find(invoiceId);
  const { plan } = invoice ?? {};
  if (!invoice || plan?.offer !== offer || !plan.accepted || !plan.installments[index]?.failure) return;
  const cause = { cause: messageId, causedAt: occurredAt, topic: 'payments' as const, only: plan.accepted.byId };
  await tellPayers(invoice, cause, (about) => failedLetter(about, { plan, index }), telling, now);
}

/** Mails that follow from the calendar. */
export const tellOfInstallment = (telling: PlanTelling): TellOfInstallment => ({
  remind: async (invoice, index, now) => {
    const { plan } = invoice;
    const { dueOn } = plan?.installments[index] ?? {};
    if (!plan || !dueOn) return;
    const when = dueOn === now.toISOString().slice(0, 10) ? 'today' : 'soon';
    const cause = `payments.installment/${invoice.invoiceId}/${plan.offer}/${index}/${when}`;
    const causedAt = now.toISOString();
    await tellPayers(invoice, { cause, causedAt }, (about) => comingLetter(about, { plan, index }), telling, now);
  },
  pastDue: (invoice, index, now) => tellTreasurers(invoice, index, telling, now),
});

/** The treasurers of a community; where there are none, its owner. */
async function tellTreasurers(
  invoice: StoredInvoice,
  index: number,
  { by, roster, teams, naming }: PlanTelling,
  now: Date,
): Promise<void> {
  const { plan, teamId, invoiceId, payerId } = invoice;
  if (!plan) return;
  const [members, team] = await Promise.all([roster.ofTeam(teamId), teams.find(teamId)]);
  const treasurers = members.filter(({ roles }) => roles.includes('treasurer')).map(({ userId }) => userId);
  const told = treasurers.length > 0 ? treasurers : team ? [team.ownerId] : [];
  for (const userId of told) {
    const names = await naming.of([payerId], { userId, now, needs: true });
    const payerName = nameIn(names, payerId);
    await deliver(
      {
        cause: `payments.pastDue/${invoiceId}/${plan.offer}/${index}`,
        causedAt: now.toISOString(),
        userId,
        topic: 'payments',
        tell: () => pastDueLetter({ invoice, payerName, origin: by.origin }, { plan, index }),
      },
      by,
      now,
    );
  }
}
