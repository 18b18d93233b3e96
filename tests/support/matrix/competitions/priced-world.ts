import { createEntryStore } from '#lambdas/competitions/tournaments/entry-store.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { enter } from '#shared/competitions/tournaments/entry-list.ts';
import { aPerson } from '../../accounts/people.ts';
import { entriesByCard, entryCheckoutApi, payEntry } from '../../competitions/entry-checkout.ts';
import { cashOrVenmo, competitionPaymentsApi, usd } from '../../competitions/payments.ts';
import { byCard, payDues, seasonCheckoutApi } from '../../competitions/season-checkout.ts';
import { noSeason, seasonDetails, seasonsApi } from '../../competitions/seasons.ts';
import { aCategory, noTournament, tournamentDetails, tournamentsApi } from '../../competitions/tournaments.ts';
import { aSellingHost } from '../../events/checkout.ts';
import { disputeOf } from '../../payments/disputes.ts';
import type { Binding } from '../cell.ts';
import { bindTeam, type TeamWorld } from '../teams/team-world.ts';

interface Priced {
  readonly seasonId: string;
  /** The team, or the player with a place. */
  readonly squadId: string;
  readonly tournamentId: string;
  readonly entryId: string;
}
const priced = new WeakMap<TeamWorld, Priced>();
export const noOrder = 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV';
export const nowhere = { seasonId: noSeason, squadId: '', tournamentId: noTournament, entryId: '' };

/** A season with a team that owes its fee, and a tournament with an entry that owes its own. */
async function withPrices(world: TeamWorld): Promise<void> {
  const { teamId, owner } = world;
  const runs = seasonsApi.signedInAs(owner);
  const season = await runs.createSeason({
    ...seasonDetails({ teamFee: { ...usd(30_000), splitMode: 'captain' }, payOutside: cashOrVenmo }),
    teamId,
  });
  const { seasonId } = season;
  await runs.moveSeason({ seasonId, version: 1, to: 'registration_open' });
  const [{ divisionId } = { divisionId: '' }] = season.divisions;
  const { squadId } = await runs.enterSquad({ seasonId, divisionId, name: 'Comets' });
  const desk = tournamentsApi.signedInAs(owner);
  const categories = [aCategory({ fee: usd(2000) })];
  const details = tournamentDetails({ categories, payOutside: cashOrVenmo });
  const { tournamentId, categories: made } = await desk.createTournament({ ...details, teamId });
  await desk.moveTournament({ tournamentId, version: 1, to: 'registration' });
  const categoryId = made[0]?.categoryId ?? '';
  const { entryId } = await desk.addEntry({ tournamentId, categoryId, name: 'Ants' });
  priced.set(world, { seasonId, squadId, tournamentId, entryId });
}

/** A season that takes cards, with a place of the caller. */
export async function withOwnPlace(world: TeamWorld): Promise<void> {
  const { teamId, owner, person } = world;
  const runs = seasonsApi.signedInAs(owner);
  const { seasonId, divisions } = await runs.createSeason({ ...seasonDetails(byCard), teamId });
  await aSellingHost(owner);
  await runs.moveSeason({ seasonId, version: 1, to: 'registration_open' });
  const [{ divisionId } = { divisionId: '' }] = divisions;
  // A caller without a verified address has no place to pay for.
  if (person)
    await seasonsApi
      .signedInAs(person)
      .register({ seasonId, divisionId, mode: 'individual' })
      .catch(() => undefined);
  priced.set(world, { ...nowhere, seasonId, squadId: person?.userId ?? '' });
}

/** A tournament that takes cards, with an entry of the caller. */
export async function withOwnEntry(world: TeamWorld): Promise<void> {
  const { teamId, owner, person } = world;
  const runs = tournamentsApi.signedInAs(owner);
  const { tournamentId, categories } = await runs.createTournament({ ...tournamentDetails(entriesByCard), teamId });
  await aSellingHost(owner);
  await runs.moveTournament({ tournamentId, version: 1, to: 'registration' });
  const categoryId = categories[0]?.categoryId ?? '';
  // Stored as it is: a caller without a whole profile can't enter, and can pay all the same.
  const entryId = idFrom('entry', tournamentId);
  const personIds = person ? [person.userId] : [];
  const entry = { entryId, personIds, isListed: true, enteredAt: clock.now().toISOString() };
  await createEntryStore(table()).change({ tournamentId, categoryId }, (_, list) => enter(list, entry), {
    now: clock.now(),
  });
  priced.set(world, { ...nowhere, tournamentId, entryId });
}

/** A season whose team fees are shared, with a team of the caller. */
export async function withOwnTeam(world: TeamWorld): Promise<void> {
  const { teamId, owner, person } = world;
  const runs = seasonsApi.signedInAs(owner);
  const shared = { ...byCard, prices: {}, teamFee: { ...usd(30_000), splitMode: 'equal' as const } };
  const { seasonId, divisions } = await runs.createSeason({ ...seasonDetails(shared), teamId });
  await aSellingHost(owner);
  await runs.moveSeason({ seasonId, version: 1, to: 'registration_open' });
  const [{ divisionId } = { divisionId: '' }] = divisions;
  const entered = person
    ? await seasonsApi
        .signedInAs(person)
        .register({ seasonId, divisionId, mode: 'create_team', squad: { name: 'Comets' } })
        .catch(() => undefined)
    : undefined;
  priced.set(world, { ...nowhere, seasonId, squadId: entered?.squadIds[0] ?? '' });
}

export const payments = new WeakMap<TeamWorld, string>();

/** A season with a place that a player paid by card. */
export async function withPaidPlace(world: TeamWorld): Promise<void> {
  await withOwnPlace(world);
  const { seasonId } = priced.get(world) ?? nowhere;
  const payer = await aPerson();
  const { divisions } = (await seasonsApi.signedInAs(world.owner).getSeason({ seasonId })).season;
  await seasonsApi
    .signedInAs(payer)
    .register({ seasonId, divisionId: divisions[0]?.divisionId ?? '', mode: 'individual' });
  payments.set(world, await payDues({ seasonId }, payer, [payer.userId]));
}

/** A tournament with an entry that a player paid by card. */
export async function withPaidEntry(world: TeamWorld): Promise<void> {
  await withOwnEntry(world);
  const { tournamentId } = priced.get(world) ?? nowhere;
  const payer = await aPerson();
  const { categories } = (await tournamentsApi.signedInAs(world.owner).getTournament({ tournamentId })).tournament;
  const entered = await tournamentsApi
    .signedInAs(payer)
    .enterTournament({ tournamentId, categoryId: categories[0]?.categoryId ?? '' });
  payments.set(world, await payEntry({ tournamentId }, payer, entered.entryId));
}

export async function withDisputedEntry(world: TeamWorld): Promise<void> {
  await withPaidEntry(world);
  await disputed(world);
}

export async function withDisputedPlace(world: TeamWorld): Promise<void> {
  await withPaidPlace(world);
  await disputed(world);
}

async function disputed(world: TeamWorld): Promise<void> {
  const orderId = payments.get(world) ?? noOrder;
  const { stripeId = '' } = (await createOrders(table()).find(orderId)) ?? {};
  await disputeOf(orderId, stripeId);
}

interface Api<Caller> {
  signedInAs(person: NonNullable<TeamWorld['person']>): Caller;
  signedOut(): Caller;
}

const binding =
  <Caller>(api: Api<Caller>) =>
  (
    operations: readonly string[],
    call: (caller: Caller, at: Priced, world: TeamWorld) => Promise<unknown>,
    prepare = withPrices,
  ): Binding =>
    bindTeam(
      operations,
      (world, teamId) => {
        const caller = world.person ? api.signedInAs(world.person) : api.signedOut();
        return call(caller, teamId === world.teamId ? (priced.get(world) ?? nowhere) : nowhere, world);
      },
      {},
      prepare,
    );
export const bindPrices = binding(competitionPaymentsApi);
export const bindEntries = binding(entryCheckoutApi);
export const bindCheckout = binding(seasonCheckoutApi);
