import { events } from '#shared/events/contract.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { family } from '#shared/people/family/contract.ts';
import { eventAnswers } from '#web/app/operations/event-answers.ts';
import { operations } from '#web/app/operations/operations.ts';

/** Answers to what a notification asks about an event, a family or a connection. Each says what came of it. */
export const answers = {
  ...eventAnswers,
  decline: async (eventId: string) => {
    await operations(events).declineOffer({ eventId });
    return 'The spot goes to the next in line';
  },
  approve: (eventId: string, userId: string) => decideRequest(eventId, userId, 'approve'),
  turnDown: (eventId: string, userId: string) => decideRequest(eventId, userId, 'decline'),
  acceptFamily: async (connectionId: string) => {
    await operations(family).acceptFamily({ connectionId });
    return 'You’re family now';
  },
  rejectFamily: async (connectionId: string) => {
    await operations(family).rejectFamily({ connectionId });
    return 'Request declined';
  },
  connect: async (userId: string) => {
    await operations(connectionsContract).answerConnection({ userId, accept: true });
    return 'You’re connected';
  },
  doNotConnect: async (userId: string) => {
    await operations(connectionsContract).answerConnection({ userId, accept: false });
    return 'Declined. We don’t tell them.';
  },
} as const;

async function decideRequest(eventId: string, userId: string, decision: 'approve' | 'decline'): Promise<string> {
  const { gone, full } = await operations(hostsContract).decideRequests({ eventId, userIds: [userId], decision });
  if (gone.length > 0) return 'They withdrew their request';
  if (full.length > 0) return 'The event is full. The request still waits.';
  return decision === 'approve' ? 'Approved. They’re in.' : 'Request declined';
}

export type NotificationAnswer = keyof typeof answers;

/** An answer to a request to be family reads or deletes its notification by itself. */
export const isSettledByAnswer = (answer: NotificationAnswer): boolean =>
  answer === 'acceptFamily' || answer === 'rejectFamily';
