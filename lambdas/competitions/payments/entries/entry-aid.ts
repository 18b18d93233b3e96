import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import type { Seller, Sellers } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { AidRequests } from '#lambdas/payments/ports/aid/aid-requests.ts';
import { aidStanding } from '#lambdas/payments/ports/aid/aid-standing.ts';
import { closedBecause } from '#shared/competitions/tournaments/may-enter.ts';
import type { Category } from '#shared/competitions/tournaments/schemas.ts';
import type { AidStanding } from '#shared/payments/discounts/aid/schemas.ts';
import type { OrderLine } from '#shared/payments/orders/schemas.ts';
import { isMinor } from '#shared/people/profile/player-facts.ts';
import { sellerOfTournament } from '../../tournaments/seller-of-tournament.ts';
import type { StoredTournament } from '../../tournaments/tournament-reader.ts';
import { toTournament } from '../../tournaments/tournament-sight.ts';
import { type PayableEntry, type PayableParts, payableEntries } from './payable-entries.ts';

interface SoldEntries extends Seller {
  readonly payable: readonly PayableEntry[];
  /** Those that a card can pay now. */
  readonly toPay: readonly PayableEntry[];
  readonly orderIds: readonly string[];
  /** What the player would pay for an entry that they could make now. */
  readonly enterable: readonly OrderLine[];
}

/** What a player pays in a tournament, or would once they enter, and who sells it. */
export async function readSold(
  tournament: StoredTournament,
  userId: string,
  parts: PayableParts & Sellers,
  now: Date,
): Promise<SoldEntries> {
  const [found, seller] = await Promise.all([
    payableEntries(tournament, userId, parts, now),
    sellerOfTournament(tournament, parts, now),
  ]);
  const toPay = found.payable.filter(({ fee }) => fee.currency === seller.account?.currency);
  return { ...found, ...seller, toPay, enterable: enterable(tournament, userId, seller, now) };
}

function enterable(tournament: StoredTournament, userId: string, { account }: Seller, now: Date): OrderLine[] {
  const shown = toTournament(tournament);
  const isOpen = (one: Category) => one.fee?.currency === account?.currency && !closedBecause(shown, one, now);
  return shown.categories.filter(isOpen).flatMap(({ name: label, fee }): OrderLine[] => {
    const entry = { kind: 'entry' as const, personId: userId, name: 'You', label };
    return fee ? [{ ...entry, amountMinor: fee.amountMinor }] : [];
  });
}

/**
 * Whether a player can ask the community of a tournament to pay less. Where cards alone pay, a spot is held for minutes, so players
 * ask before they enter.
 */
export const takesAid = ({ account, toPay, enterable: open }: SoldEntries): boolean =>
  account !== undefined && toPay.length + open.length > 0;

/** How the request of a payer stands; undefined where they can’t ask. */
export async function standingOfAid(
  { tournamentId: subjectId, teamId }: StoredTournament,
  reader: { readonly userId: string; readonly account: Pick<Account, 'birthdate'> | undefined; readonly now: Date },
  sold: SoldEntries,
  { aid }: { readonly aid: Pick<AidRequests, 'find'> },
): Promise<AidStanding | undefined> {
  const { userId, account, now } = reader;
  if (!takesAid(sold) || isMinor(account?.birthdate, now)) return undefined;
  return aidStanding(await aid.find({ teamId, subjectId, userId }));
}
