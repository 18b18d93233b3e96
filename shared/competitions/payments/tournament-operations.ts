import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { OrderId, TournamentId } from '#shared/ids.ts';
import { AnsweredDispute, answerErrors, disputeAnswer } from '#shared/payments/orders/answer-dispute.ts';
import { hostRefund } from '#shared/payments/orders/host-refund.ts';
import { Order } from '#shared/payments/orders/schemas.ts';
import { DueId, markInput } from '#shared/payments/outside/due-input.ts';
import { Due, DueList } from '#shared/payments/outside/dues.ts';
import { MoneyOf, markingErrors, Reminding } from './money-of.ts';

const onTournament = z.strictObject({ tournamentId: TournamentId });
const onOrder = onTournament.extend({ orderId: OrderId });
const dueId = { dueId: DueId };

/** What entries of a tournament paid: marked at its desk, and kept by its organizers and treasurers. */
export const tournamentPaymentOperations = {
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
    summary: 'List which entries owe for a tournament, which paid and which withdrew after paying, for its desk',
    access: 'tournament:markPaid',
    input: onTournament,
    output: DueList,
    errors: ['tournament.notFound'],
  },
  markTournamentDue: {
    method: 'PUT',
    path: '/competitions/tournaments/{tournamentId}/dues/{dueId}',
    summary: 'Mark at the desk how an entry paid, or that it doesn’t have to; repeating it changes nothing',
    access: 'tournament:markPaid',
    input: onTournament.extend(dueId).extend(markInput),
    output: Due,
    errors: ['tournament.notFound', ...markingErrors],
  },
  unmarkTournamentDue: {
    method: 'DELETE',
    path: '/competitions/tournaments/{tournamentId}/dues/{dueId}',
    summary: 'Undo a mark of an entry, or say that what was paid went back',
    access: 'tournament:markPaid',
    input: onTournament.extend(dueId),
    output: z.object({}),
    errors: ['tournament.notFound'],
  },
  getTournamentMoney: {
    method: 'GET',
    path: '/competitions/tournaments/{tournamentId}/money',
    summary: 'Get which entries owe for a tournament and which paid, with the card payments and who was reminded',
    access: 'tournament:manageMoney',
    input: onTournament,
    output: MoneyOf,
    errors: ['tournament.notFound'],
  },
  remindTournamentDues: {
    method: 'POST',
    path: '/competitions/tournaments/{tournamentId}/reminders',
    summary: 'Remind every entry that owes something for a tournament, each once a day at most',
    access: 'tournament:manageMoney',
    input: onTournament,
    output: Reminding,
    errors: ['tournament.notFound'],
    limit: { calls: 30, per: 'hour' },
  },
  refundTournamentOrder: {
    method: 'POST',
    path: '/competitions/tournaments/{tournamentId}/orders/{orderId}/refunds',
    summary: 'Send money of a card payment back: all that is left, what the policy gives, or an amount',
    access: 'tournament:refund',
    input: onOrder.extend(hostRefund),
    output: Order,
    errors: ['tournament.notFound', 'order.notFound', 'order.nothingLeft', 'order.disputed'],
  },
  getTournamentDispute: {
    method: 'GET',
    path: '/competitions/tournaments/{tournamentId}/orders/{orderId}/dispute',
    summary: 'Get a disputed payment with what the payer’s bank is shown and your words so far',
    access: 'tournament:refund',
    input: onOrder,
    output: AnsweredDispute,
    errors: ['tournament.notFound', 'order.notFound', 'dispute.notFound'],
  },
  answerTournamentDispute: {
    method: 'PUT',
    path: '/competitions/tournaments/{tournamentId}/orders/{orderId}/dispute',
    summary: 'Save your words on a disputed payment, or send them with the evidence, which is done once',
    access: 'tournament:refund',
    input: onOrder.extend(disputeAnswer),
    output: AnsweredDispute,
    errors: ['tournament.notFound', 'order.notFound', ...answerErrors],
  },
} as const satisfies Record<string, Operation>;
