import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { OrderId, SeasonId } from '#shared/ids.ts';
import { AnsweredDispute, answerErrors, disputeAnswer } from '#shared/payments/orders/answer-dispute.ts';
import { hostRefund } from '#shared/payments/orders/host-refund.ts';
import { Order } from '#shared/payments/orders/schemas.ts';
import { DueId, markInput } from '#shared/payments/outside/due-input.ts';
import { Due, DueList } from '#shared/payments/outside/dues.ts';
import { MoneyOf, markingErrors, Reminding } from './money-of.ts';
import { tournamentPaymentOperations } from './tournament-operations.ts';

const onSeason = z.strictObject({ seasonId: SeasonId });
const onOrder = onSeason.extend({ orderId: OrderId });
const dueId = { dueId: DueId };

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
    output: MoneyOf,
    errors: ['season.notFound'],
  },
  markSeasonDue: {
    method: 'PUT',
    path: '/competitions/seasons/{seasonId}/dues/{dueId}',
    summary: 'Mark how a player or team paid, or that they don’t have to; repeating it changes nothing',
    access: 'season:manageMoney',
    input: onSeason.extend(dueId).extend(markInput),
    output: Due,
    errors: ['season.notFound', ...markingErrors],
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
  ...tournamentPaymentOperations,
});
