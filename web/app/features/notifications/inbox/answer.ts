import { events } from '#shared/events/contract.ts';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { family } from '#shared/people/family/contract.ts';
import { eventAnswers } from '#web/app/operations/event-answers.ts';
import { operations } from '#web/app/operations/operations.ts';

/** Answers to what a notification asks about an event, a family or a connection. Each says what came of it. */
export const answers = {
  ...eventAnswers,
  decline: async (eventId: string) => {
    await operations(events).declineOffer({ eventId });
    return 'The seat goes to the next in line';
  },
  acceptFamily: async (connectionId: string) => {
    await operations(family).acceptFamily({ connectionId });
    return 'You are family now';
  },
  rejectFamily: async (connectionId: string) => {
    await operations(family).rejectFamily({ connectionId });
    return 'You declined the request';
  },
  connect: async (userId: string) => {
    await operations(connectionsContract).answerConnection({ userId, accept: true });
    return 'You are connected now';
  },
  doNotConnect: async (userId: string) => {
    await operations(connectionsContract).answerConnection({ userId, accept: false });
    return 'You declined. They are not told.';
  },
} as const;

export type NotificationAnswer = keyof typeof answers;

/** An answer to a request to be family reads or deletes its notification by itself. */
export const isSettledByAnswer = (answer: NotificationAnswer): boolean =>
  answer === 'acceptFamily' || answer === 'rejectFamily';
