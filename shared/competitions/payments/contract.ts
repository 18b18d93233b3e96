import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { OrderId, SeasonId, TournamentId } from '#shared/ids.ts';
import { AnsweredDispute, answerErrors, disputeAnswer } from '#shared/payments/orders/answer-dispute.ts';
import { hostRefund } from '#shared/payments/orders/host-refund.ts';
import { Order } from '#shared/payments/orders/schemas.ts';
import { DueId, markInput } from '#shared/payments/outside/due-input.ts';
import { Reminded } from '#shared/payments/outside/due-reminders.ts';
import { Due, DueList } from '#shared/payments/outside/dues.ts';

const onSeason = z.strictObject({ seasonId: SeasonId });
const onOrder = onSeason.extend({ orderId: OrderId });
const onTournament = z.strictObject({ tournamentId: TournamentId });
const dueId = { dueId: DueId };
/** How many hear of it now, and how many were reminded within a day. */
const Reminding = z.object({ reminded: z.int(), rested: z.int() });
const marking = ['payment.notDue', 'payment.amountChanged'] as const;

/** Who owes and who paid, what was paid by card, and who was reminded. */
const SeasonMoney = DueList.extend({
  /** Without those that no one can pay any more. */
  orders: z.array(Order),
  reminded: Reminded,
});

/** Who paid the organizers of seasons and tournaments (decision D62). */
export const competitionPayments = defineContract('competitionPayments', {
  getMySeasonDues: {
    method: 'GET',
    path: '/competitions/me/seasons/{seasonId}/dues',
    summary: 'Get what you, your children and the teams you lead owe for a season, how to pay it and what is paid',
    access: 'signedIn',
    input: onSeason,
    output: DueList,
    errors: ['season.notFound'],
  },
  listSeasonDues: {
    method: 'GET',
    path: '/competitions/seasons/{seasonId}/dues',
    summary:
      'List which players and teams owe for a season, who paid and who left after paying, with the card payments',
    access: 'season:manageMoney',
    input: onSeason,
    output: SeasonMoney,
    errors: ['season.notFound'],
  },
  markSeasonDue: {
    method: 'PUT',
    path: '/competitions/seasons/{seasonId}/dues/{dueId}',
    summary: 'Mark how a player or team paid, or that they don’t have to; repeating it changes nothing',
    access: 'season:manageMoney',
    input: onSeason.extend(dueId).extend(markInput),
    output: Due,
    errors: ['season.notFound', ...marking],
  },
  unmarkSeasonDue: {
    method: 'DELETE',
    path: '/competitions/seasons/{seasonId}/dues/{dueId}',
    summary: 'Undo a mark, or say that what was paid went back',
    access: 'season:manageMoney',
    input: onSeason.extend(dueId),
    output: z.object({}),
    errors: ['season.notFound'],
  },
  remindSeasonDues: {
    method: 'POST',
    path: '/competitions/seasons/{seasonId}/reminders',
    summary: 'Remind everyone who owes something for a season, each once a day at most',
    access: 'season:manageMoney',
    input: onSeason,
    output: Reminding,
    errors: ['season.notFound'],
    limit: { calls: 30, per: 'hour' },
  },
  refundSeasonOrder: {
    method: 'POST',
    path: '/competitions/seasons/{seasonId}/orders/{orderId}/refunds',
    summary: 'Send money of a card payment back: all that is left, what the policy gives, or an amount',
    access: 'season:refund',
    input: onOrder.extend(hostRefund),
    output: Order,
    errors: ['season.notFound', 'order.notFound', 'order.nothingLeft', 'order.disputed'],
  },
  getSeasonDispute: {
    method: 'GET',
    path: '/competitions/seasons/{seasonId}/orders/{orderId}/dispute',
    summary: 'Get a disputed payment with what the payer’s bank is shown and your words so far',
    access: 'season:refund',
    input: onOrder,
    output: AnsweredDispute,
    errors: ['season.notFound', 'order.notFound', 'dispute.notFound'],
  },
  answerSeasonDispute: {
    method: 'PUT',
    path: '/competitions/seasons/{seasonId}/orders/{orderId}/dispute',
    summary: 'Save your words on a disputed payment, or send them with the evidence, which is done once',
    access: 'season:refund',
    input: onOrder.extend(disputeAnswer),
    output: AnsweredDispute,
    errors: ['season.notFound', 'order.notFound', ...answerErrors],
  },
  getMyTournamentDues: {
    method: 'GET',
    path: '/competitions/me/tournaments/{tournamentId}/dues',
    summary: 'Get what your entries in a tournament cost, how to pay it and what is paid',
    access: 'signedIn',
    input: onTournament,
    output: DueList,
    errors: ['tournament.notFound'],
  },
  listTournamentDues: {
    method: 'GET',
    path: '/competitions/tournaments/{tournamentId}/dues',
    summary: 'List which entries owe for a tournament, which paid and which withdrew after paying, for the desk',
    access: 'tournament:checkIn',
    input: onTournament,
    output: DueList,
    errors: ['tournament.notFound'],
  },
  markTournamentDue: {
    method: 'PUT',
    path: '/competitions/tournaments/{tournamentId}/dues/{dueId}',
    summary: 'Mark at the desk how an entry paid, or that it doesn’t have to; repeating it changes nothing',
    access: 'tournament:checkIn',
    input: onTournament.extend(dueId).extend(markInput),
    output: Due,
    errors: ['tournament.notFound', ...marking],
  },
  unmarkTournamentDue: {
    method: 'DELETE',
    path: '/competitions/tournaments/{tournamentId}/dues/{dueId}',
    summary: 'Undo a mark of an entry, or say that what was paid went back',
    access: 'tournament:checkIn',
    input: onTournament.extend(dueId),
    output: z.object({}),
    errors: ['tournament.notFound'],
  },
});
