import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { CardPayment } from '#shared/competitions/payments/card-payments.ts';
import type { EntryPart } from '#shared/competitions/payments/entry-fees.ts';
import type { OrderLine } from '#shared/payments/orders/schemas.ts';
import type { RefundPromise } from '#shared/payments/refund-policy.ts';
import type { StoredTournament } from '../../tournaments/tournament-reader.ts';
import { type Buying, newOrder } from '../checkout/new-order.ts';
import type { PayableEntry } from './payable-entries.ts';

interface Paying {
  /** What the payer is called, where it is for themselves. */
  readonly name: string;
  readonly part: EntryPart;
}

/** The line of an entry, or of a player's half of it; undefined where there is no half to pay. */
export function lineOf(payable: PayableEntry, { name: ownName, part }: Paying): OrderLine | undefined {
  const { restMinor, halfMinor, category, player } = payable;
  const { personId, childName: name = ownName } = player;
  const isOfPair = payable.entry.personIds.length > 1;
  if (part === 'all')
    return {
      kind: 'entry',
      personId,
      name: restMinor < payable.fee.amountMinor && isOfPair ? name : payable.name,
      label: category.name,
      amountMinor: restMinor,
    };
  if (halfMinor === undefined) return undefined;
  return { kind: 'entry', personId, name, label: `${category.name}, half`, amountMinor: halfMinor };
}

interface EntryBuying extends Pick<Buying, 'payer' | 'account' | 'plan'> {
  readonly line: OrderLine;
  readonly payable: PayableEntry;
  readonly promise: RefundPromise;
}

/** An order for an entry, or a half of it, with everything that the payer is shown fixed in it. It ends no later than the hold. */
export function entryOrder(
  { tournamentId, teamId, slug, facts }: StoredTournament,
  { line, payable, promise, ...buying }: EntryBuying,
  now: Date,
): StoredOrder {
  const sold = {
    subjectKind: 'tournament' as const,
    subjectId: tournamentId,
    teamId,
    title: facts.name,
    timeZone: facts.timeZone,
    href: `/tournament/${slug}`,
    currency: payable.fee.currency,
    ...promise,
  };
  const heldUntil = payable.entry.payBy ? [payable.entry.payBy] : [];
  const codeTerms = { plan: buying.plan, feePayer: 'player' as const, scopes: [teamId] };
  return { ...newOrder(sold, { ...buying, lines: [line], heldUntil }, now), codeTerms };
}

/** Whether a payment that is open can't be paid as well: it is the player's own, or both together are more than is left. */
export const isInTheWay = (
  { personId, amountMinor }: CardPayment,
  line: Pick<OrderLine, 'personId' | 'amountMinor'>,
  { restMinor }: Pick<PayableEntry, 'restMinor'>,
): boolean => personId === line.personId || amountMinor + line.amountMinor > restMinor;
