import type { EventAnswer } from '#web/app/operations/event-answers.ts';
import { putInOutbox } from '#web/app/operations/outbox.ts';
import { useChange } from '#web/app/operations/use-change.ts';

interface Answering {
  readonly eventId: string;
  readonly answer: EventAnswer;
  /** What the question is about, for an answer that has to wait for a network. */
  readonly about: string;
}

/** Answers a request about an event. What does it is fetched at the press: few visitors of the home page are asked. */
export const useEventAnswer = () =>
  useChange(
    async ({ eventId, answer }: Answering) =>
      (await import('#web/app/operations/event-answers.ts')).eventAnswers[answer](eventId),
    {
      done: (said) => said,
      later: ({ eventId, answer, about }, deedId) => putInOutbox({ deedId, ...deedOf(answer, eventId), about }),
    },
  );

const deeds: Readonly<Record<EventAnswer, { readonly operation: string; readonly says: object }>> = {
  host: { operation: 'hosts/answerHosting', says: { answer: 'confirmed' } },
  doNotHost: { operation: 'hosts/answerHosting', says: { answer: 'declined' } },
  takeSeat: { operation: 'events/acceptOffer', says: {} },
  join: { operation: 'events/joinEvent', says: {} },
  maybe: { operation: 'events/replyToEvent', says: { reply: 'maybe' } },
  declined: { operation: 'events/replyToEvent', says: { reply: 'declined' } },
};

/** The same answer as an operation that can wait. */
function deedOf(answer: EventAnswer, eventId: string) {
  const { operation, says } = deeds[answer];
  return { operation, input: { eventId, ...says } };
}
