import { eventsApi } from './events/events-api.ts';
import { hostsApi } from './events/hosts-api.ts';

/** What somebody answers to whoever asks them. */
export interface AskedAnswer {
  readonly eventId: string;
  readonly answer: 'host' | 'doNotHost' | 'join' | 'maybe' | 'declined' | 'takeSeat';
}

/** Does it, and says what came of it. */
export async function answerAsked({ eventId, answer }: AskedAnswer): Promise<string> {
  switch (answer) {
    case 'host':
      await hostsApi.answerHosting({ eventId, answer: 'confirmed' });
      return 'You host this event now';
    case 'doNotHost':
      await hostsApi.answerHosting({ eventId, answer: 'declined' });
      return 'You declined';
    case 'takeSeat':
      await eventsApi.acceptOffer({ eventId });
      return joined.in;
    case 'join': {
      const { mine } = await eventsApi.joinEvent({ eventId });
      return joined[mine.status];
    }
    default:
      await eventsApi.replyToEvent({ eventId, reply: answer });
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
