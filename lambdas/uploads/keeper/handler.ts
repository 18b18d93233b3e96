import { uploadsHeld } from '#shared/uploads/messages.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { listen, on } from '../../kernel/listen.ts';
import { table } from '../../kernel/table.ts';
import { createHoldStore } from '../holds/store.ts';
import { noteHeld } from './note-held.ts';

const holds = createHoldStore(table());
const due = createDueIndex(table());

export const handler = listen(on(uploadsHeld, (message, now) => noteHeld(message, holds, due, now)));
