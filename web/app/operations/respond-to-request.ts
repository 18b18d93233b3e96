import { events } from '#shared/events/contract.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

/** What somebody answers to whoever asks them. */
export interface AskedAnswer {
  readonly eventId: string;
  readonly answer: 'host' | 'doNotHost' | 'join' | 'maybe' | 'declined' | 'takeSeat';
}

/** Does it, and says what came of it. */
export async function answerAsked({ eventId, answer }: AskedAnswer): Promise<string> {
  switch (answer) {
    case 'host':
      await operations(hostsContract).answerHosting({ eventId, answer: 'confirmed' });
      return 'You host this event now';
    case 'doNotHost':
      await operations(hostsContract).answerHosting({ eventId, answer: 'declined' });
      return 'You declined';
    case 'takeSeat':
      await operations(events).acceptOffer({ eventId });
      return joined.in;
    case 'join': {
      const { mine } = await operations(events).joinEvent({ eventId });
      return joined[mine.status];
    }
    default:
      await operations(events).replyToEvent({ eventId, reply: answer });
      return answer === 'maybe' ? 'You said maybe' : "You said you can't go";
  }
}

const joined = {
  in: "You're in",
  waiting: "It is full: you're in line",
  offered: 'A seat is held for you',
  requested: 'The hosts hear that you want to come',
  none: 'You are not in',
} as const;
