import { refuseForCards, type Seller, type Sellers, sellerOf } from '#lambdas/payments/ports/accounts/seller-of.ts';
import { hasUnpayable } from '#shared/competitions/tournaments/states.ts';
import { Problem } from '#shared/contract/errors.ts';
import { errors } from '#shared/errors.ts';
import type { StoredTournament } from './tournament-reader.ts';

type Sold = Pick<StoredTournament, 'teamId' | 'facts'>;

const feesOf = ({ facts }: Sold) => facts.categories.flatMap(({ fee }) => fee ?? []);

/** Who sells the entries of a tournament: the owner of its community, where it takes cards. */
export const sellerOfTournament = (tournament: Sold, sellers: Sellers, now: Date): Promise<Seller> =>
  sellerOf(
    {
      hostingTeam: tournament.teamId,
      prices: feesOf(tournament),
      refundPolicy: tournament.facts.takesCards ? 'deadline' : undefined,
    },
    sellers,
    now,
  );

/**
 * Entries with a fee are open only when it can be paid: the organizer says how (decision D62), or takes cards.
 * @throws {Problem} payment.wayNeeded, payout.otherCurrency, payment.tooLittle, tournament.payoutNeeded, at their fields
 */
export async function refuseUnpayable(tournament: Sold, sellers: Sellers, now: Date): Promise<void> {
  const { facts } = tournament;
  if (hasUnpayable(facts)) throw atField('payment.wayNeeded', 'payOutside');
  const priced = facts.categories.findIndex(({ fee }) => fee);
  if (!facts.takesCards || priced < 0) return;
  const seller = await sellerOfTournament(tournament, sellers, now);
  refuseForCards({ prices: feesOf(tournament) }, seller, `categories.${priced}.fee`);
  if (!seller.account) throw atField('tournament.payoutNeeded', 'takesCards');
}

const atField = (code: 'payment.wayNeeded' | 'tournament.payoutNeeded', field: string) =>
  new Problem(code, { fields: { [field]: errors[code].title } });
