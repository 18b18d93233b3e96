import { connectionsApi } from '#web/app/operations/accounts/connections-api.ts';
import { familyApi } from '#web/app/operations/accounts/family-api.ts';
import { eventsApi } from '#web/app/operations/events/events-api.ts';
import { type AskedAnswer, answerAsked } from '#web/app/operations/respond-to-request.ts';

/** An answer to a request to be family reads or deletes its notification by itself. */
export const isSettledByAnswer = (said: string): boolean => said === 'acceptFamily' || said === 'rejectFamily';

/** Answers what a notification asks about an event, a family or a connection, and says what came of it. */
export async function answer(about: string, said: string): Promise<string> {
  if (said === 'acceptFamily') {
    await familyApi.acceptFamily({ connectionId: about });
    return 'You are family now';
  }
  if (said === 'rejectFamily') {
    await familyApi.rejectFamily({ connectionId: about });
    return 'You declined the request';
  }
  if (said === 'connect' || said === 'doNotConnect') {
    await connectionsApi.answerConnection({ userId: about, accept: said === 'connect' });
    return said === 'connect' ? 'You are connected now' : 'You declined. They are not told.';
  }
  const eventId = about;
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
