import { type AskedAnswer, answerAsked } from '../../answer-asked.ts';
import { eventsApi } from '../../events-api.ts';

/** Answers what a notification asks, and says what came of it. */
export async function answer(eventId: string, said: string): Promise<string> {
  if (said === 'accept') {
    await eventsApi.acceptOffer({ eventId });
    return "You're in";
  }
  if (said === 'decline') {
    await eventsApi.declineOffer({ eventId });
    return 'The seat goes to the next in line';
  }
  return answerAsked({ eventId, answer: said as AskedAnswer['answer'] });
}
