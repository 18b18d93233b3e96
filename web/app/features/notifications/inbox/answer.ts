import { events } from '#shared/events/contract.ts';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { family } from '#shared/people/family/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { type AskedAnswer, answerAsked } from '#web/app/operations/respond-to-request.ts';

/** An answer to a request to be family reads or deletes its notification by itself. */
export const isSettledByAnswer = (said: string): boolean => said === 'acceptFamily' || said === 'rejectFamily';

/** Answers what a notification asks about an event, a family or a connection, and says what came of it. */
export async function answer(about: string, said: string): Promise<string> {
  if (said === 'acceptFamily') {
    await operations(family).acceptFamily({ connectionId: about });
    return 'You are family now';
  }
  if (said === 'rejectFamily') {
    await operations(family).rejectFamily({ connectionId: about });
    return 'You declined the request';
  }
  if (said === 'connect' || said === 'doNotConnect') {
    await operations(connectionsContract).answerConnection({ userId: about, accept: said === 'connect' });
    return said === 'connect' ? 'You are connected now' : 'You declined. They are not told.';
  }
  const eventId = about;
  if (said === 'accept') {
    await operations(events).acceptOffer({ eventId });
    return "You're in";
  }
  if (said === 'decline') {
    await operations(events).declineOffer({ eventId });
    return 'The seat goes to the next in line';
  }
  return answerAsked({ eventId, answer: said as AskedAnswer['answer'] });
}
