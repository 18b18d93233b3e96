import type { Money } from '#shared/money.ts';
import { splitMoney } from '#shared/payments/split-money.ts';
import type { CardPayment } from './card-payments.ts';

/** What one player is asked to pay of the fee of their team. */
export interface Share {
  readonly personId: string;
  readonly amountMinor: number;
}

/** How the captain split a fee, and until when players are asked to pay. */
export interface FeeSplit {
  readonly shares: readonly Share[];
  readonly payBy: string;
}

/** A fee in equal parts; what is left over goes to the earliest, one coin each. */
export function equalShares(fee: Money, personIds: readonly string[]): readonly Share[] {
  const parts = splitMoney(fee, personIds.length);
  return personIds.map((personId, index) => ({ personId, amountMinor: parts[index] ?? 0 }));
}

export const sumOf = (amounts: readonly { readonly amountMinor: number }[]): number =>
  amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

interface SplitTeam {
  readonly captainId?: string | undefined;
  readonly roster: readonly string[];
  readonly feeSplit?: FeeSplit | undefined;
  readonly cardPayments?: readonly CardPayment[] | undefined;
}

/** How a player’s share stands. */
interface OwedShare {
  readonly personId: string;
  readonly paidMinor: number;
  readonly restMinor: number;
}

/**
 * What each player of a team still owes of what is left of its fee, never more than that in all. Whatever is no other player’s is
 * the captain’s: also the unpaid share of a player who left, and of one who came since.
 */
export function owedShares(
  { captainId, roster, feeSplit, cardPayments = [] }: SplitTeam,
  leftMinor: number,
): readonly OwedShare[] {
  let left = leftMinor;
  const others = roster
    .filter((personId) => personId !== captainId)
    .map((personId) => {
      const asked = feeSplit?.shares.find((one) => one.personId === personId)?.amountMinor ?? 0;
      const paidMinor = paidBy(cardPayments, personId);
      const restMinor = Math.min(left, Math.max(0, asked - paidMinor));
      left -= restMinor;
      return { personId, paidMinor, restMinor };
    });
  const captain = captainId && roster.includes(captainId) ? [captainId] : [];
  return [
    ...captain.map((personId) => ({ personId, paidMinor: paidBy(cardPayments, personId), restMinor: left })),
    ...others,
  ];
}

const paidBy = (payments: readonly CardPayment[], personId: string): number =>
  sumOf(payments.filter((one) => one.personId === personId && one.paidAt));

/** How many were asked to pay, and how many of them have nothing left to pay. */
export function sharesPaid(team: SplitTeam, leftMinor: number): { readonly asked: number; readonly paid: number } {
  const asked = new Set(team.feeSplit?.shares.flatMap((one) => (one.amountMinor > 0 ? [one.personId] : [])));
  const theirs = owedShares(team, leftMinor).filter(({ personId }) => asked.has(personId));
  return { asked: theirs.length, paid: theirs.filter(({ restMinor }) => restMinor === 0).length };
}

const dayMs = 24 * 60 * 60_000;

/** Players have a week, or until the season begins, and a day at least. */
export function sharesDueAt(startsAt: string, now: Date): string {
  const latest = Math.min(now.getTime() + 7 * dayMs, Date.parse(startsAt));
  return new Date(Math.max(latest, now.getTime() + dayMs)).toISOString();
}
