import { noEntry, noTournament } from '../../competitions/tournaments.ts';
import type { Binding } from '../cell.ts';
import {
  bindEntries,
  bindPrices,
  noOrder,
  payments,
  withDisputedEntry,
  withOwnEntry,
  withPaidEntry,
} from './priced-world.ts';

/** Rows of what entries pay for tournaments. */
export const tournamentPaymentRows: Readonly<Record<string, Binding>> = {
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
  'tournament.payments.money': bindPrices(['getTournamentMoney'], (caller, { tournamentId }) =>
    caller.getTournamentMoney({ tournamentId }),
  ),
  'tournament.payments.remind': bindPrices(['remindTournamentDues'], (caller, { tournamentId }) =>
    caller.remindTournamentDues({ tournamentId }),
  ),
  'tournament.payments.refund': bindPrices(
    ['refundTournamentOrder'],
    (caller, { tournamentId }, world) =>
      caller.refundTournamentOrder({ tournamentId, orderId: payments.get(world) ?? noOrder, amountMinor: 100 }),
    withPaidEntry,
  ),
  'tournament.payments.dispute': bindPrices(
    ['getTournamentDispute', 'answerTournamentDispute'],
    (caller, { tournamentId }, world) =>
      caller.answerTournamentDispute({
        tournamentId,
        orderId: payments.get(world) ?? noOrder,
        answer: 'They played.',
        send: false,
      }),
    withDisputedEntry,
  ),
  'tournament.checkout.mine': bindEntries(['getEntryCheckout'], (caller, { tournamentId }) =>
    caller.getEntryCheckout({ tournamentId }),
  ),
  'tournament.checkout.order': bindEntries(
    ['orderEntryFee'],
    (caller, { tournamentId, entryId }) => caller.orderEntryFee({ tournamentId, entryId: entryId || noEntry }),
    withOwnEntry,
  ),
  'tournament.aid.ask': bindEntries(
    ['askForEntryAid'],
    (caller, { tournamentId }) => caller.askForEntryAid({ tournamentId, note: 'A large family' }),
    withOwnEntry,
  ),
  'tournament.payments.mine': bindPrices(['getMyTournamentDues'], (caller, { tournamentId }) =>
    caller.getMyTournamentDues({ tournamentId }),
  ),
};
