import { createEntryStore } from '#lambdas/competitions/tournaments/entry-store.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { enter } from '#shared/competitions/tournaments/entry-list.ts';
import { aPerson } from '../../accounts/people.ts';
import { entriesByCard, entryCheckoutApi } from '../../competitions/entry-checkout.ts';
import { cashOrVenmo, competitionPaymentsApi, usd } from '../../competitions/payments.ts';
import { byCard, payDues, seasonCheckoutApi } from '../../competitions/season-checkout.ts';
import { noSeason, noSquad, seasonDetails, seasonsApi } from '../../competitions/seasons.ts';
import { aCategory, noEntry, noTournament, tournamentDetails, tournamentsApi } from '../../competitions/tournaments.ts';
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
const noOrder = 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const nowhere = { seasonId: noSeason, squadId: '', tournamentId: noTournament, entryId: '' };

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
async function withOwnPlace(world: TeamWorld): Promise<void> {
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
async function withOwnEntry(world: TeamWorld): Promise<void> {
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
async function withOwnTeam(world: TeamWorld): Promise<void> {
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

const payments = new WeakMap<TeamWorld, string>();

/** A season with a place that a player paid by card. */
async function withPaidPlace(world: TeamWorld): Promise<void> {
  await withOwnPlace(world);
  const { seasonId } = priced.get(world) ?? nowhere;
  const payer = await aPerson();
  const { divisions } = (await seasonsApi.signedInAs(world.owner).getSeason({ seasonId })).season;
  await seasonsApi
    .signedInAs(payer)
    .register({ seasonId, divisionId: divisions[0]?.divisionId ?? '', mode: 'individual' });
  payments.set(world, await payDues({ seasonId }, payer, [payer.userId]));
}

async function withDisputedPlace(world: TeamWorld): Promise<void> {
  await withPaidPlace(world);
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
const bindPrices = binding(competitionPaymentsApi);
const bindEntries = binding(entryCheckoutApi);
const bindCheckout = binding(seasonCheckoutApi);

/** Rows of what teams, players and entries pay organizers. */
export const competitionPaymentRows: Readonly<Record<string, Binding>> = {
  'season.payments.list': bindPrices(['listSeasonDues'], (caller, { seasonId }) => caller.listSeasonDues({ seasonId })),
  'season.payments.mark': bindPrices(['markSeasonDue', 'unmarkSeasonDue'], async (caller, { seasonId, squadId }) => {
    const due = { seasonId, dueId: squadId || noSeason };
    await caller.markSeasonDue({ ...due, mark: 'cash', seenAmountMinor: 30_000 });
    return caller.unmarkSeasonDue(due);
  }),
  'season.payments.remind': bindPrices(['remindSeasonDues'], (caller, { seasonId }) =>
    caller.remindSeasonDues({ seasonId }),
  ),
  'season.payments.refund': bindPrices(
    ['refundSeasonOrder'],
    (caller, { seasonId }, world) =>
      caller.refundSeasonOrder({ seasonId, orderId: payments.get(world) ?? noOrder, amountMinor: 100 }),
    withPaidPlace,
  ),
  'season.payments.dispute': bindPrices(
    ['getSeasonDispute', 'answerSeasonDispute'],
    (caller, { seasonId }, world) =>
      caller.answerSeasonDispute({
        seasonId,
        orderId: payments.get(world) ?? noOrder,
        answer: 'They played.',
        send: false,
      }),
    withDisputedPlace,
  ),
  'season.payments.mine': bindPrices(['getMySeasonDues'], (caller, { seasonId }) =>
    caller.getMySeasonDues({ seasonId }),
  ),
  'season.checkout.mine': bindCheckout(['getSeasonCheckout'], (caller, { seasonId }) =>
    caller.getSeasonCheckout({ seasonId }),
  ),
  'season.checkout.order': bindCheckout(
    ['orderSeasonDues'],
    (caller, { seasonId, squadId }) => caller.orderSeasonDues({ seasonId, dueIds: [squadId || noSeason] }),
    withOwnPlace,
  ),
  'season.checkout.split': bindCheckout(
    ['splitTeamFee'],
    (caller, { seasonId, squadId }) => caller.splitTeamFee({ seasonId, squadId: squadId || noSquad, version: 1 }),
    withOwnTeam,
  ),
  'tournament.payments.list': bindPrices(['listTournamentDues'], (caller, { tournamentId }) =>
    caller.listTournamentDues({ tournamentId }),
  ),
  'tournament.payments.mark': bindPrices(
    ['markTournamentDue', 'unmarkTournamentDue'],
    async (caller, { tournamentId, entryId }) => {
      const due = { tournamentId, dueId: entryId || noTournament };
      await caller.markTournamentDue({ ...due, mark: 'cash', seenAmountMinor: 2000 });
      return caller.unmarkTournamentDue(due);
    },
  ),
  'tournament.checkout.mine': bindEntries(['getEntryCheckout'], (caller, { tournamentId }) =>
    caller.getEntryCheckout({ tournamentId }),
  ),
  'tournament.checkout.order': bindEntries(
    ['orderEntryFee'],
    (caller, { tournamentId, entryId }) => caller.orderEntryFee({ tournamentId, entryId: entryId || noEntry }),
    withOwnEntry,
  ),
  'tournament.payments.mine': bindPrices(['getMyTournamentDues'], (caller, { tournamentId }) =>
    caller.getMyTournamentDues({ tournamentId }),
  ),
};
