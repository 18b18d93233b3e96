import type { Currency } from '#shared/money.ts';
import { type FeeTerms, isPayableByCard, sumsOf } from '../quote.ts';
import { splitMoney } from '../split-money.ts';
import { closed, type OrderState } from './order-moves.ts';
import type { Card, OrderLine } from './schemas.ts';
import { isOpen, wasCharged } from './states.ts';

/** What a payer agreed to whose card is charged later, once the price is final. */
export interface Pledge {
  /** What is charged at most, in minor units. */
  readonly mostMinor: number;
  /** What the service fee follows from. */
  readonly fees: FeeTerms;
  /** When the payer began to save the card: an instant. */
  readonly savedAt?: string | undefined;
  /** When the price was final. */
  readonly lockedAt?: string | undefined;
  /** The card is to be charged, and it is not known yet what came of it. */
  readonly isCharging?: boolean | undefined;
  /** Until when the card may be charged: an instant. Without it, 90 days after the start. */
  readonly keptUntil?: string | undefined;
  /** How long the payer can pay another way once the card was refused, also after the start. Without it, half an hour, and not after the start. */
  readonly hoursToFix?: number | undefined;
}

interface CardAtProvider {
  readonly customerId: string;
  readonly paymentMethodId: string;
}

/** An order whose price may be final only later. */
export interface Pledged extends OrderState {
  readonly pledge?: Pledge | undefined;
  readonly savedCard?: CardAtProvider | undefined;
  readonly lines: readonly OrderLine[];
  readonly currency: Currency;
  readonly expiresAt: string;
  readonly startsAt: string;
  readonly sessionId?: string | undefined;
  readonly sessionUrl?: string | undefined;
  readonly sessionUntil?: string | undefined;
}

/** An event may be put off for 60 days before it is called off; players who are in keep their spots as long. */
const keptMs = 90 * 24 * 60 * 60_000;
const toPayMs = 30 * 60_000;

const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

/** The price is not final: until then nothing is charged. */
export const isPledged = ({ status, pledge }: Pick<Pledged, 'status' | 'pledge'>): boolean =>
  pledge !== undefined && !pledge.lockedAt && isOpen(status);

/** The price is final, and the card is to be charged. */
export const isCharging = ({ status, pledge }: Pick<Pledged, 'status' | 'pledge'>): boolean =>
  pledge?.isCharging === true && isOpen(status);

/** The order was given up while its card was being charged: the provider may have taken money that we don't know of. */
export const isGivenUpWhileCharging = ({ status, pledge }: Pick<Pledged, 'status' | 'pledge'>): boolean =>
  pledge?.isCharging === true && !isOpen(status) && !wasCharged(status);

type Saved = CardAtProvider & { readonly card: Card; readonly at: string };

const withoutPage = <Order extends Pledged>({ sessionId: _, sessionUrl: __, sessionUntil: ___, ...rest }: Order) =>
  rest;

/** The payer saved a card for it; undefined where the price is final, or another card was saved later. */
export function withCardSaved<Order extends Pledged>(order: Order, { card, at, ...saved }: Saved) {
  const { pledge, savedCard } = order;
  if (!pledge || !isPledged(order) || (pledge.savedAt ?? '') > at) return undefined;
  if (savedCard?.paymentMethodId === saved.paymentMethodId) return undefined;
  const { customerId, paymentMethodId } = saved;
  return {
    ...withoutPage(order),
    status: 'reserved' as const,
    pledge: { ...pledge, savedAt: at },
    savedCard: { customerId, paymentMethodId },
    card,
    expiresAt: pledge.keptUntil ?? later(order.startsAt, keptMs),
  };
}

const priced = <Order extends Pledged>(order: Order, lines: readonly OrderLine[], fees: FeeTerms) => ({
  ...order,
  lines,
  ...sumsOf(lines, { ...fees, currency: order.currency }),
});

/** An order without a player who left before the price was final; undefined where no player is left. */
export function withoutPledgeOf<Order extends Pledged>(order: Order, personId: string) {
  const lines = order.lines.filter((line) => line.personId !== personId);
  if (!order.pledge || lines.length === 0 || lines.length === order.lines.length) return undefined;
  const next = priced(order, lines, order.pledge.fees);
  return { ...next, pledge: { ...order.pledge, mostMinor: Math.min(order.pledge.mostMinor, next.totalMinor) } };
}

interface Final {
  /** What each player pays with their guests, in minor units. */
  readonly shares: Readonly<Record<string, number>>;
  readonly at: string;
  readonly startsAt: string;
}

/**
 * The price is final: from now on the card is to be charged, once, and never for more than the payer agreed to. Too little for a
 * card is not charged. Undefined where there is nothing to charge, or it was final before.
 */
export function withFinalPrice<Order extends Pledged>(order: Order, { shares, at, startsAt }: Final) {
  const { pledge } = order;
  if (!pledge || !isPledged(order) || !order.savedCard) return undefined;
  const asked = priced(order, linesFor(order, shares), pledge.fees);
  const next = asked.totalMinor > pledge.mostMinor ? order : asked;
  const { totalMinor: amountMinor, currency } = next;
  if (!isPayableByCard({ amountMinor, currency })) return { ...closed(next, 'cancelled') };
  return {
    ...withoutPage(next),
    status: 'awaiting_payment' as const,
    startsAt,
    expiresAt: startsAt,
    pledge: { ...pledge, lockedAt: at, isCharging: true },
  };
}

/**
 * What the payer agreed to pay for came true at the price that they agreed to: from now on the card is to be charged, once. Undefined
 * where no card is saved, it is free, or it was so before.
 */
export function withChargeDue<Order extends Pledged>(order: Order, at: string) {
  const { pledge, totalMinor, currency } = order;
  if (!pledge || !isPledged(order) || !order.savedCard || totalMinor > pledge.mostMinor) return undefined;
  if (!isPayableByCard({ amountMinor: totalMinor, currency })) return undefined;
  return {
    ...withoutPage(order),
    status: 'awaiting_payment' as const,
    pledge: { ...pledge, lockedAt: at, isCharging: true },
  };
}

/** Each player's share on their lines; who has none is not charged for. */
function linesFor({ lines, currency }: Pledged, shares: Final['shares']): OrderLine[] {
  return [...Map.groupBy(lines, ({ personId }) => personId)].flatMap(([personId, own]) => {
    const { [personId]: share } = shares;
    if (share === undefined) return [];
    const parts = splitMoney({ amountMinor: share, currency }, own.length);
    return own.map((line, at) => ({ ...line, amountMinor: parts[at] ?? 0 }));
  });
}

/** The card was refused: the payer has half an hour to pay another way, or as long as the pledge says. Undefined where nothing was being charged. */
export function withRefusedCharge<Order extends Pledged>(order: Order, message: string, now: Date) {
  const { pledge } = order;
  if (!pledge || !isCharging(order)) return undefined;
  const { isCharging: _, ...rest } = pledge;
  const { hoursToFix } = pledge;
  const until = later(now.toISOString(), hoursToFix ? hoursToFix * 60 * 60_000 : toPayMs);
  const expiresAt = hoursToFix || until < order.startsAt ? until : order.startsAt;
  return { ...order, pledge: rest, declined: message, expiresAt };
}
