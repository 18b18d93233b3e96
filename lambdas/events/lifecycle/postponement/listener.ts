import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { eventPostponed } from '#shared/events/messages.ts';
import { callOffWork } from './cancel-postponed.ts';

const index = createDueIndex(table());

/** Notes when a postponed event is to be called off for good. */
export const handler = listen(on(eventPostponed, (message, now) => index.schedule(callOffWork(message), now)));
