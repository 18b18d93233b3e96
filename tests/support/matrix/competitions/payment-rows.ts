import { noSeason, noSquad } from '../../competitions/seasons.ts';
import type { Binding } from '../cell.ts';
import {
  bindCheckout,
  bindPrices,
  noOrder,
  payments,
  withDisputedPlace,
  withOwnPlace,
  withOwnTeam,
  withPaidPlace,
} from './priced-world.ts';

/** Rows of what teams and players pay for seasons. */
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
  'season.aid.ask': bindCheckout(
    ['askForSeasonAid'],
    (caller, { seasonId }) => caller.askForSeasonAid({ seasonId, note: 'A large family' }),
    withOwnPlace,
  ),
  'season.checkout.split': bindCheckout(
    ['splitTeamFee'],
    (caller, { seasonId, squadId }) => caller.splitTeamFee({ seasonId, squadId: squadId || noSquad, version: 1 }),
    withOwnTeam,
  ),
};
