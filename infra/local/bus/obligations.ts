import { messagesOf } from '#infra/function-parts.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import type { BusEvent } from '../engines/events-engine.ts';
import type { Obligation } from './journal.ts';

/** The rules: who must be given an event. */
export const obligationsOf = (functions: readonly FunctionSpec[]) => {
  const listeners = (event: BusEvent): FunctionSpec[] =>
    event.source === 'aws.ses'
      ? functions.filter(({ hearsMail }) => hearsMail)
      : functions.filter((spec) => messagesOf(spec).some(({ name }) => name === event['detail-type']));
  return (events: readonly BusEvent[]): Obligation[] =>
    events.map((event) => ({ event, targets: listeners(event).map(({ name }) => name) }));
};
