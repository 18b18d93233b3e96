import { eventPostponed } from '#shared/events/messages.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { listen, on } from '../../../kernel/listen.ts';
import { table } from '../../../kernel/table.ts';
import { callOffWork } from '../call-off.ts';

const index = createDueIndex(table());

export const handler = listen(on(eventPostponed, (message, now) => index.schedule(callOffWork(message), now)));
