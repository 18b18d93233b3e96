import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { EventId } from '#shared/ids.ts';
import { DueId, markInput } from '#shared/payments/outside/due-input.ts';
import { Due, DueList } from '#shared/payments/outside/dues.ts';

const one = z.strictObject({ eventId: EventId, dueId: DueId });

/** Who paid the host of an event (decision D62). */
export const eventPayments = defineContract('eventPayments', {
  getMyEventDues: {
    method: 'GET',
    path: '/events/mine/{eventId}/dues',
    summary: 'Get what you and your children owe for an event, how to pay it and what is paid',
    access: 'signedIn',
    input: z.strictObject({ eventId: EventId }),
    output: DueList,
    errors: ['event.notFound'],
  },
  listEventDues: {
    method: 'GET',
    path: '/events/{eventId}/dues',
    summary: 'List who owes for an event, who paid and who left after paying',
    access: 'event:keepMoney',
    input: z.strictObject({ eventId: EventId }),
    output: DueList,
    errors: ['event.notFound'],
  },
  markEventDue: {
    method: 'PUT',
    path: '/events/{eventId}/dues/{dueId}',
    summary: 'Mark how a player paid, or that they don’t have to; repeating it changes nothing',
    access: 'event:keepMoney',
    input: one.extend(markInput),
    output: Due,
    errors: ['event.notFound', 'payment.notDue', 'payment.amountChanged'],
  },
  unmarkEventDue: {
    method: 'DELETE',
    path: '/events/{eventId}/dues/{dueId}',
    summary: 'Undo a mark, or say that what was paid went back',
    access: 'event:keepMoney',
    input: one,
    output: z.object({}),
    errors: ['event.notFound'],
  },
});
