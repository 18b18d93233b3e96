import type { EventAnswer } from '#web/app/operations/event-answers.ts';
import { useChange } from '#web/app/operations/use-change.ts';

interface Answering {
  readonly eventId: string;
  readonly answer: EventAnswer;
}

/** Answers a request about an event. What does it is fetched at the press: few visitors of the home page are asked. */
export const useEventAnswer = () =>
  useChange(
    async ({ eventId, answer }: Answering) =>
      (await import('#web/app/operations/event-answers.ts')).eventAnswers[answer](eventId),
    { done: (said) => said },
  );
