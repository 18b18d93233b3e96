import { missingPeople } from '../lifecycle/minimum.ts';
import type { SeatLine } from '../rsvp/line/seats.ts';
import { type CardShare, cardShareOf, shareLocksHours } from './card-share.ts';
import { payersOf } from './event-dues.ts';
import type { Payment } from './schemas.ts';
import { shareOut } from './share-out.ts';

type WithMinimum = Parameters<typeof missingPeople>[0];

/** Who pays for the line of an event, and with how many, the earliest first. */
function sharing(event: Payment, line: SeatLine, hostIds: readonly string[]) {
  return payersOf(line, hostIds).map(({ dueId, heads }) => ({ person: dueId, heads: event.chargeGuests ? heads : 1 }));
}

/** The final price: what each person pays, and what a spot costs who joins now. */
interface Final {
  readonly shares: Readonly<Record<string, number>>;
  readonly eachMinor: number;
  /** What all shares may come to. */
  readonly mostSharesMinor: number;
}

/** What each person pays if the price is final now; undefined where no one pays, because none or too few are in. */
export function finalShares(
  event: Payment & WithMinimum,
  line: SeatLine,
  hostIds: readonly string[],
): Final | undefined {
  const share = cardShareOf(event);
  const payers = sharing(event, line, hostIds);
  if (!share || payers.length === 0 || missingPeople({ ...event, minimumKept: false }, line) > 0) return undefined;
  const owed = shareOut(
    share,
    payers.map(({ heads }) => heads),
  );
  return {
    shares: Object.fromEntries(payers.map(({ person }, at) => [person, owed[at] ?? 0])),
    eachMinor: lastPartFor(share, payers),
    mostSharesMinor: givesBackParts(event) ? 0 : share.total.amountMinor,
  };
}

/** The smallest part: with it a player who takes another's spot never makes the shares come to more than the cost. */
const lastPartFor = (share: CardShare, payers: readonly { readonly heads: number }[]): number => {
  const heads = payers.reduce((sum, one) => sum + one.heads, 0);
  return shareOut(share, [...(heads > 1 ? [heads - 1] : []), 1]).at(-1) ?? 0;
};

/** Whether a player who leaves once the price is final gets a part back: then no one can pay for their spot without paying the rest twice. */
const givesBackParts = ({ refundPolicy, refundTiers = [] }: Payment): boolean =>
  refundPolicy === 'custom' &&
  refundTiers.some(({ hoursBefore, percent }) => hoursBefore < shareLocksHours && percent > 0 && percent < 100);

const partFor = (share: CardShare, payers: readonly { readonly heads: number }[]): number => {
  const heads = payers.reduce((sum, one) => sum + one.heads, 0);
  return shareOut(share, [1, ...(heads > 1 ? [heads - 1] : [])])[0] ?? 0;
};

/** What a spot costs if the price were final with those who are in now, and how many they are. */
export function shareToday(event: Payment, line: SeatLine, hostIds: readonly string[]) {
  const share = cardShareOf(event);
  const payers = sharing(event, line, hostIds);
  return share && { eachMinor: partFor(share, payers), heads: payers.reduce((sum, { heads }) => sum + heads, 0) };
}
