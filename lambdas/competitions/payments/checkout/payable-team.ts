import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { type CardPayment, isUnpaid } from '#shared/competitions/payments/card-payments.ts';
import { owedShares, sumOf } from '#shared/competitions/payments/team-shares.ts';
import type { StoredSquad } from '../../seasons/season-reader.ts';
import type { Payable } from './payable.ts';

interface Reading {
  readonly userId: string;
  /** What is left of the whole fee. */
  readonly leftMinor: number;
  /** The reader, and the children that they pay for, by name. */
  readonly names: ReadonlyMap<string, string>;
}

export const leads = ({ captainId, coCaptainIds }: StoredSquad, userId: string): boolean =>
  [captainId, ...coCaptainIds].includes(userId);

/** What a reader may pay of the fee of a team: shares of their own and their children, and as a captain all that is left. */
export function payableOf(squad: StoredSquad, { userId, leftMinor, names }: Reading): Payable[] {
  const { squadId, name, cardPayments = [] } = squad;
  const shares = squad.feeSplit ? owedShares(squad, leftMinor) : [];
  const mine = shares.filter(({ personId, restMinor }) => names.has(personId) && restMinor > 0);
  const isLed = leads(squad, userId);
  return [
    ...mine
      .filter(({ restMinor }) => !isLed || restMinor < leftMinor)
      .map(({ personId, restMinor }) => ({
        dueId: shareIdOf(squadId, personId),
        name: shareName(name, names.get(personId) ?? ''),
        personId,
        leftMinor,
        restMinor,
        cardPayments,
        of: { kind: 'share' as const, row: squad },
      })),
    ...(isLed
      ? [
          {
            dueId: squadId,
            name,
            personId: userId,
            leftMinor,
            restMinor: leftMinor,
            cardPayments,
            of: { kind: 'team' as const, row: squad },
          },
        ]
      : []),
  ];
}

/** The share of one player of one team. */
const shareIdOf = (squadId: string, personId: string): string => idFrom('feeShare', squadId, personId);

const shareName = (team: string, who: string): string => `${team}, ${who === 'You' ? 'your' : `${who}’s`} share`;

/**
 * A team is paid by several people at once: what the others are paying right now counts as paid, so that together they never
 * pay more than the fee. Undefined where they pay all of it.
 * @param awaited the orders of others whose money can still come
 */
export function besideOthers(payable: Payable, awaited: readonly StoredOrder[]): Payable | undefined {
  const { of, personId, leftMinor, cardPayments } = payable;
  if (of.kind === 'registration') return payable;
  const others = cardPayments.filter((one) => isUnpaid(one) && one.personId !== personId);
  const beside = others.filter((one) => awaited.some(({ orderId }) => orderId === one.orderId));
  const restMinor = Math.min(payable.restMinor, leftMinor - sumOf(beside));
  if (restMinor <= 0) return undefined;
  return { ...payable, restMinor, beside, cardPayments: cardPayments.filter((one) => !others.includes(one)) };
}

/** What others are paying for the same teams. */
export const paymentsOfOthers = (payable: readonly Payable[]): CardPayment[] =>
  payable.flatMap(({ of, personId, cardPayments }) =>
    of.kind === 'registration' ? [] : cardPayments.flatMap((one) => rivalOf(one, personId)),
  );

const rivalOf = (one: CardPayment, personId: string): CardPayment[] =>
  isUnpaid(one) && one.personId !== personId ? [one] : [];
