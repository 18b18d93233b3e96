import { events } from '#shared/events/contract.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

/** What a player may answer to a request about an event. Each answer says what came of it. */
export const eventAnswers = {
  host: async (eventId: string) => {
    await operations(hostsContract).answerHosting({ eventId, answer: 'confirmed' });
    return 'You’re a host now';
  },
  doNotHost: async (eventId: string) => {
    await operations(hostsContract).answerHosting({ eventId, answer: 'declined' });
    return 'You declined';
  },
  takeSeat: async (eventId: string) => {
    await operations(events).acceptOffer({ eventId });
    return joined.in;
  },
  join: async (eventId: string) => joined[(await operations(events).joinEvent({ eventId })).mine.status],
  maybe: async (eventId: string) => {
    await operations(events).replyToEvent({ eventId, reply: 'maybe' });
    return 'You said maybe';
  },
  declined: async (eventId: string) => {
    await operations(events).replyToEvent({ eventId, reply: 'declined' });
    return 'You said you can’t make it';
  },
} as const;

export type EventAnswer = keyof typeof eventAnswers;

const joined = {
  in: 'You’re in',
  waiting: 'It’s full, you’re in line',
  offered: 'A spot is held for you',
  requested: 'Request sent. We’ll email you when the host decides.',
  none: 'You’re not in',
} as const;
