import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/competitions/payments/entries/api.ts';
import { handler as lapseHolds } from '#lambdas/competitions/payments/entries/holds-job.ts';
import { entryCheckout } from '#shared/competitions/payments/entry-checkout-contract.ts';
import { aSellingHost } from '../events/checkout.ts';
import { product } from '../product/product.ts';
import { runJob } from '../product/run-job.ts';
import { usd } from './payments.ts';
import { payOrder } from './season-checkout.ts';
import {
  aCategory,
  aDraftTournament,
  aPair,
  moves,
  type TournamentWorld,
  tournamentDetails,
  tournamentsApi,
} from './tournaments.ts';

export const entryCheckoutApi = product.client(entryCheckout, handler);

/** $20 an entry, by card alone; all of it back until the evening of June 1. */
export const entriesByCard = {
  categories: [aCategory({ fee: usd(2000), maxEntries: 2 })],
  takesCards: true,
  withdrawalDeadline: '2028-06-01T18:00',
};

/** A tournament with open registration whose owner takes cards. */
export async function aCardTournament(differences: Parameters<typeof aDraftTournament>[0] = {}) {
  const world = await aDraftTournament({ ...entriesByCard, ...differences });
  await aSellingHost(world.owner);
  return { ...world, tournament: await moves(world, 'registration') };
}

/** Doubles at $45 a pair: what does not divide is with the first of the pair. */
export const doublesByCard = {
  categories: [aCategory({ name: 'Doubles', entryKind: 'pair', fee: usd(4501), maxEntries: 2 })],
};

/** Two players who are held as a pair. */
export async function aHeldPair(world: TournamentWorld) {
  const { tournamentId, categoryId } = world;
  const { seeker, other } = await aPair(world, categoryId);
  const { mine } = await tournamentsApi.signedInAs(seeker).getTournament({ tournamentId });
  return { first: seeker, second: other, entryId: mine[0]?.entryId ?? '' };
}

/** Pays for an entry or half of it, up to what follows from it: the id of the order. */
export async function payEntry(
  { tournamentId }: Pick<TournamentWorld, 'tournamentId'>,
  payer: Account,
  entryId: string,
  part: 'all' | 'half' = 'all',
): Promise<string> {
  const { orderId } = await entryCheckoutApi.signedInAs(payer).orderEntryFee({ tournamentId, entryId, part });
  await payOrder(payer, orderId);
  return orderId;
}

/** So much later, with what the clock brings about. */
export async function laterBy(minutes: number): Promise<void> {
  await product.drain();
  product.clock.forwardMinutes(minutes);
  await runJob(lapseHolds);
  await product.drain();
}

/** The tournament as one of its players reads it. */
export const readBy = ({ tournamentId }: Pick<TournamentWorld, 'tournamentId'>, player: Account) =>
  tournamentsApi.signedInAs(player).getTournament({ tournamentId });

/** Says something else of a tournament. */
export async function changed({ owner, tournamentId }: TournamentWorld, differences: object): Promise<void> {
  const mine = tournamentsApi.signedInAs(owner);
  const { tournament } = await mine.getTournament({ tournamentId });
  const { version, categories } = tournament;
  await mine.changeTournament({
    ...tournamentDetails({ ...entriesByCard, categories }),
    tournamentId,
    version,
    ...differences,
  });
}
