import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { prefixFrom } from '#shared/payments/invoices/number.ts';
import { splitMoney } from '#shared/payments/split-money.ts';
import { invoiceKeptDays } from '#shared/uploads/purposes.ts';
import type { IssueStore, Unnumbered } from './issue-store.ts';
import type { MoneyStore, StoredFee, TeamMoney } from './money-store.ts';

const dayMs = 86_400_000;

/** Seconds of the epoch when an invoice of now is forgotten. */
export const keptUntil = (now: Date): number => Math.floor((now.getTime() + invoiceKeptDays * dayMs) / 1000);

/** The prefix of a team's numbers: what it chose, else from its name. */
export const prefixOf = ({ prefix }: TeamMoney, teamName: string): string => prefix ?? prefixFrom(teamName);

/** The invoices that follow from a fee: one for each player and installment, always the same. */
function invoicesOf(fee: StoredFee, money: TeamMoney): readonly Unnumbered[] {
  const { teamId, teamName, feeId, name, taxRate, dueOn, charged, terms, memo, at } = fee;
  const amounts = splitMoney({ amountMinor: fee.amountMinor, currency: money.currency }, dueOn.length);
  const payee = money.payee ?? { name: teamName, address: '', vatId: '' };
  return dueOn.flatMap((due, index) => {
    const title = dueOn.length === 1 ? name : `${name}, ${index + 1} of ${dueOn.length}`;
    const unitMinor = amounts[index] ?? 0;
    return charged.map(({ personId, payerId }) => ({
      invoiceId: idFrom('invoice', feeId, personId, String(index)),
      teamId,
      teamName,
      version: 1,
      feeId,
      title,
      personId,
      payerId,
      payee,
      lines: [{ text: title, quantity: 1, unitMinor, taxRate }],
      currency: money.currency,
      totalMinor: unitMinor,
      paidMinor: 0,
      payments: [],
      status: 'open' as const,
      terms,
      memo,
      issuedAt: at,
      dueOn: due,
      expires: keptUntil(new Date(at)),
    }));
  });
}

/** Issues the invoices of a fee that are not issued yet. Safe to repeat, and to begin again after a crash. */
export async function issueFee(
  fee: StoredFee,
  { money, issuing }: { readonly money: Pick<MoneyStore, 'find'>; readonly issuing: IssueStore },
): Promise<number> {
  const settings = await money.find(fee.teamId);
  const all = invoicesOf(fee, settings);
  await issuing.issue(all, prefixOf(settings, fee.teamName), new Date(fee.at));
  return all.length;
}
